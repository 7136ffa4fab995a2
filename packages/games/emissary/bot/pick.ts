// Which of two characters to play: by how often bots won with them, or by how much of the win was theirs.

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

export function pickByWins(name: string): number {
  const [side, mof] = WON[name] ?? [0, 0];
  return (1 - MOF) * side + MOF * mof;
}

/** Share of the win of normal bots, of a hundred matches of five: 22,000 seats, on a side or as MOF. */
const SHARE: Readonly<Record<string, number>> = {
  Alias: 13.8,
  Angel: 17.3,
  'Brumaire Baron': 19.7,
  'Dark Flow': 13.8,
  Detective: 24.2,
  'Diamond Man': 21.5,
  'Double Knight': 15.6,
  Fire: 14.7,
  Hunter: 16.1,
  J: 16.2,
  'Kwon Ki Ku': 17.8,
  Lark: 22.2,
  Manipulator: 11.7,
  'Mark Jr.': 12.7,
  Nightmare: 19.7,
  'Oblique Shadow': 18.1,
  Perfume: 21.6,
  'Savage Assassin': 18.5,
  'Scarlet Blade': 13.5,
  Speaker: 18.6,
  'Static Electricity': 11.2,
  Swan: 38.1,
  Tank: 14.0,
  Titanium: 12.9,
  'Tough Gun': 16.4,
  Trinity: 19.5,
  Viper: 13.3,
};

/** Who wins along with many has less of the win than who wins alone. */
export const pickByShare = (name: string): number => SHARE[name] ?? 0;
