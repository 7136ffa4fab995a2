// The palette of the illuminated page.

export const INK = '#43291c';
export const FIELD = '#b3be90';
export const LIGHT_FIELD = '#c0cb9c';
export const DARK_FIELD = '#a5b283';
export const TUFT = '#8b9f6c';
export const LEAF = '#7e9361';
export const LEAF_LIGHT = '#9db07f';
export const LEAF_DARK = '#647a4c';
export const GROVE = '#54693f';

export const ROAD_EDGE = '#9c7a48';
export const SAND = '#eed9a9';
export const CROWN = '#f7e9c6';
export const ROAD_DOT = '#c8a86c';

export const BANK = '#f7e9c6';
export const WATER_EDGE = '#5f8c9c';
export const WATER = '#8db4bf';
export const WATER_LIGHT = '#b9d5d8';

export const CITY = '#dfa77b';
export const COBBLE = '#cd9067';
export const FACE = '#b4936b';
export const FACE_DARK = '#9a5f43';
export const STONE = '#dcc6a0';
export const PALE_STONE = '#f3e6cc';
export const CREAM = '#fbf3e0';
export const DOOR = '#7b6350';

export const TILE_RED = '#c7643f';
export const TILE_LIGHT = '#db8257';
export const TILE_DARK = '#b1553a';
export const BRICK = '#9e4a2e';
export const SLATE = '#5c6c7d';
export const SLATE_LIGHT = '#7f90a0';
export const GLASS = '#415263';

export const GOLD = '#c9992f';
export const GOLD_LIGHT = '#e9c661';
export const PENNANT = '#2f5d86';
export const FLAG = '#b8322a';
