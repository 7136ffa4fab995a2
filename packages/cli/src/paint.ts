// Paint: colours for a terminal that wants them, and nothing at all for one that does not.

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  title(text: string): string;
  key(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** A sentence in which colours wear their colour and the names of people stand out. */
  sentence(text: string, names?: readonly string[], own?: string): string;
}

const CODES: Readonly<Record<string, string>> = {
  red: '1;31',
  green: '1;32',
  yellow: '1;33',
  blue: '1;34',
  black: '1;90',
  white: '1;37',
};

/** "red seal" is one thing; "red and" is not. */
const COLOURED = /\b(red|green|yellow|blue|black|white)\b(?: (?!and\b|or\b|before\b)[a-z]+)?/gi;

const plain = (text: string): string => text;

export const noPaint: Paint = {
  bold: plain,
  dim: plain,
  title: plain,
  key: plain,
  good: plain,
  bad: plain,
  sentence: plain,
};

const wrapped =
  (code: string) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${code}m${text}\x1b[0m`;

export const paint: Paint = {
  bold: wrapped('1'),
  dim: wrapped('2'),
  title: wrapped('7'),
  key: wrapped('1;36'),
  good: wrapped('1;32'),
  bad: wrapped('1;31'),
  sentence: (text, names = [], own) => {
    const coloured = text.replace(
      COLOURED,
      (found, colour: string) => `\x1b[${CODES[colour.toLowerCase()]}m${found}\x1b[0m`,
    );
    if (names.length === 0) return coloured;
    const any = new RegExp(`(?<![\\p{L}\\d])(${names.map(literal).join('|')})(?![\\p{L}\\d])`, 'gu');
    return coloured.replace(any, (name) => `\x1b[${name === own ? '1;36' : '1'}m${name}\x1b[0m`);
  },
};

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): Paint {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb' ? paint : noPaint;
}
