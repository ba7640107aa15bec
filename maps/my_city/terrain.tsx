<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="terrain" tilewidth="16" tileheight="16" tilecount="8" columns="8">
 <image source="terrain.png" width="128" height="16"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="plain"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" value="square"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" value="rocks"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" value="well"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" value="gold"/>
  </properties>
 </tile>
</tileset>
