// Which of two characters to play: by how often bots won with them, on a side and as MOF.

/** Of a hundred matches of five: won on a side, and as MOF. */
const WON: Readonly<Record<string, readonly [number, number]>> = {
  Alias: [37, 3],
  Angel: [40, 40],
  'Brumaire Baron': [48, 33],
  'Dark Flow': [38, 12],
  Detective: [39, 60],
  'Diamond Man': [43, 35],
  'Double Knight': [39, 8],
  Fire: [36, 11],
  Hunter: [37, 5],
  J: [40, 70],
  'Kwon Ki Ku': [38, 20],
  Lark: [35, 25],
  Manipulator: [42, 9],
  'Mark Jr.': [35, 4],
  Nightmare: [36, 44],
  'Oblique Shadow': [44, 18],
  Perfume: [50, 62],
  'Savage Assassin': [41, 9],
  'Scarlet Blade': [43, 2],
  Speaker: [42, 32],
  'Static Electricity': [38, 10],
  Swan: [65, 63],
  Tank: [37, 18],
  Titanium: [42, 10],
  'Tough Gun': [38, 55],
  Trinity: [48, 67],
  Viper: [34, 11],
};

/** The part of seats that are MOF, about; identities are dealt after the choice. */
const MOF = 0.25;

export function pickWorth(name: string): number {
  const [side, mof] = WON[name] ?? [0, 0];
  return (1 - MOF) * side + MOF * mof;
}
