// The inks of the prints. Gold is a surface, never a text colour.

export const INK = '#1f1b1a';
export const WASHI = '#f4ecdc';
export const SKIN = '#efdcbd';
export const HAIR = '#1e1a1b';
export const VERMILION = '#b5331b';
export const INDIGO = '#1d2e54';
export const GOLD = '#c8a24a';

export interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly sun: string;
  readonly hill: string;
}

export const SKIES = {
  dawn: { top: '#3b4a72', middle: '#c9a58a', low: '#efdcb8', sun: '#c8432b', hill: '#9a9a90' },
  day: { top: '#4e6d92', middle: '#b9c6bd', low: '#efe6c9', sun: '#d98a3d', hill: '#93a596' },
  evening: { top: '#5b4a6d', middle: '#b9a2b8', low: '#ecd9d2', sun: '#f2e2b0', hill: '#8f8fa6' },
  night: { top: '#101a36', middle: '#2c3f6b', low: '#6d86a8', sun: '#efe6cf', hill: '#3c4f73' },
  dusk: { top: '#6d4a34', middle: '#c9965d', low: '#f0dcae', sun: '#c8432b', hill: '#9c9079' },
  moss: { top: '#40604f', middle: '#a9bd9c', low: '#eee7c8', sun: '#efe2b3', hill: '#8aa08b' },
  fire: { top: '#4a1512', middle: '#b5481f', low: '#f0a94b', sun: '#f6c85a', hill: '#7d4a3c' },
  ice: { top: '#3f6f8d', middle: '#a7cbd6', low: '#eef0e2', sun: '#f8f2e4', hill: '#8ba6ae' },
  gold: { top: '#6d3f4a', middle: '#d9b06d', low: '#f6e7bd', sun: '#c9a447', hill: '#a79f86' },
} as const satisfies Record<string, Sky>;

export type SkyName = keyof typeof SKIES;

export interface Cloth {
  readonly robe: string;
  readonly collar: string;
}

export const CLOTHS = {
  indigo: { robe: '#24406f', collar: '#b5331b' },
  pine: { robe: '#3f6a55', collar: '#e9d9b4' },
  slate: { robe: '#4a4f5e', collar: '#c8963a' },
  crimson: { robe: '#8f2b30', collar: '#e6c46a' },
  amber: { robe: '#c08c38', collar: '#24406f' },
  white: { robe: '#ece5d6', collar: '#4f4278' },
  brown: { robe: '#7a4f38', collar: '#e3d1a4' },
  grey: { robe: '#66766a', collar: '#24262c' },
  night: { robe: '#2f323d', collar: '#3d5488' },
  violet: { robe: '#6f5c86', collar: '#e3d3b0' },
  umber: { robe: '#6a4b34', collar: '#c8963a' },
  orange: { robe: '#b56a30', collar: '#201c1c' },
  straw: { robe: '#d9c692', collar: '#b5331b' },
  ember: { robe: '#4f1f22', collar: '#d98a3d' },
  plum: { robe: '#55336d', collar: '#e6c46a' },
  celadon: { robe: '#9fb39a', collar: '#f2ead6' },
} as const satisfies Record<string, Cloth>;

export type ClothName = keyof typeof CLOTHS;
