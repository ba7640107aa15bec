"""Tables being played by the persons and AIs at one computer; nothing here draws."""
