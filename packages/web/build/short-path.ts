// The path of an icon, shorter: every point on a whole unit of its 512, which nobody sees at the size of an icon. Points are
// rounded where they lie, not step by step, so that small errors do not add up.

/** Which coordinate each number of a command is; an arc also has two radii, a turn and two flags. */
const NUMBERS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrrffxy',
  z: '',
};
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** A long arc whose ends lie closer than this would turn to another place, or be lost. */
const CLOSE = 8;

/** Throws where it does not understand the path; leaves it as it is where rounding would be seen. */
export function shortPath(path: string): string {
  const at = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  let short = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toLowerCase();
    const kinds = NUMBERS[command];
    if (kinds === undefined) throw new Error(`an icon with the command "${letter}"`);
    const numbers = read(rest, kinds);
    const out: number[] = [];
    for (let i = 0; i < numbers.length; i += kinds.length) {
      const next = { ...at };
      for (const [j, kind] of [...kinds].entries()) {
        const number = numbers[i + j] ?? 0;
        if (kind === 'x' || kind === 'y') {
          next[kind] = letter === command ? at[kind] + number : number;
          out.push(Math.round(next[kind]) - Math.round(at[kind]));
        } else out.push(kind === 'r' ? Math.round(number * 10) / 10 : number);
      }
      if (command === 'a' && numbers[i + 3] === 1 && Math.hypot(next.x - at.x, next.y - at.y) < CLOSE) return path;
      Object.assign(at, next);
      if (command === 'm' && i === 0) Object.assign(start, at);
    }
    if (command === 'z') Object.assign(at, start);
    short += `${command}${out.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('')}`;
  }
  return short;
}

function read(text: string, kinds: string): readonly number[] {
  const numbers: number[] = [];
  let place = 0;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = place;
    const [found = ''] = pattern.exec(text) ?? [];
    place += found.length;
    return found;
  };
  skip(BETWEEN);
  while (place < text.length) {
    const found = skip(kinds[numbers.length % kinds.length] === 'f' ? FLAG : NUMBER);
    if (found === '') throw new Error(`an icon with "${text}"`);
    numbers.push(Number(found));
    skip(BETWEEN);
  }
  return numbers;
}
