"""How strong the tests are: rules with one small mistake put in, and whether any test notices.

``python -m tests.mutation --game troyes_dice --count 30 --seed 1`` tries a sample and lists what survived.
"""
