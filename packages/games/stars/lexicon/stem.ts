// Cuts an English word back to a rough stem, and to the plain words it may be a form of. Both work on capitals.

const ENDINGS: readonly (readonly [string, string])[] = [
  ['IZATION', 'IZE'],
  ['ISATION', 'IZE'],
  ['ATIONAL', 'ATE'],
  ['FULNESS', 'FUL'],
  ['OUSNESS', 'OUS'],
  ['IVENESS', 'IVE'],
  ['ATION', 'ATE'],
  ['ATOR', 'ATE'],
  ['ALLY', 'AL'],
  ['ABLY', ''],
  ['ABILITY', ''],
  ['NESS', ''],
  ['MENT', ''],
  ['LESS', ''],
  ['SHIP', ''],
  ['ABLE', ''],
  ['IBLE', ''],
  ['ANCE', ''],
  ['ENCE', ''],
  ['ICAL', 'IC'],
  ['FUL', ''],
  ['OUS', ''],
  ['ISM', ''],
  ['IST', ''],
  ['ITY', ''],
  ['IVE', ''],
  ['IZE', ''],
  ['ISE', ''],
  ['ION', ''],
  ['ANT', ''],
  ['ENT', ''],
  ['ATE', ''],
  ['LY', ''],
  ['AL', ''],
  ['ER', ''],
  ['OR', ''],
  ['IC', ''],
];
const SHORTEST = 3;

const hasVowel = (word: string): boolean => /[AEIOUY]/.test(word);

/** A soft likeness only: UNIVERSE and UNIVERSITY share a stem, so this may warn but never refuse. */
export function stem(word: string): string {
  let rest = withoutInflection(word);
  for (let round = 0; round < 3; round++) {
    const cut = withoutEnding(rest);
    if (cut === rest) break;
    rest = cut;
  }
  return rest
    .replace(/(.{2})E$/, '$1')
    .replace(/Y$/, 'I')
    .replace(/([BDFGLMNPRT])\1$/, '$1');
}

function withoutInflection(word: string): string {
  let rest = word;
  if (/(SS|SH|CH|X|Z)ES$/.test(rest)) rest = rest.slice(0, -2);
  else if (/.{2}IES$/.test(rest)) rest = `${rest.slice(0, -3)}Y`;
  else if (/.{2}[^SUI]S$/.test(rest)) rest = rest.slice(0, -1);
  const tense = /^(.{3,}?)(ED|ING)$/.exec(rest);
  if (tense?.[1] !== undefined && hasVowel(tense[1])) rest = tense[1];
  return rest;
}

function withoutEnding(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    return rest.length >= SHORTEST && hasVowel(rest) ? rest + instead : word;
  }
  return word;
}

/** The plain words that `word` may be a form of by the regular rules; holds the word itself. */
export function plainForms(word: string): ReadonlySet<string> {
  const found = new Set([word]);
  const add = (rest: string): void => {
    if (rest.length >= SHORTEST && hasVowel(rest)) found.add(rest);
  };
  if (word.endsWith('IES') || word.endsWith('IED') || word.endsWith('IER')) add(`${word.slice(0, -3)}Y`);
  if (word.endsWith('VES')) {
    add(`${word.slice(0, -3)}F`);
    add(`${word.slice(0, -3)}FE`);
  }
  if (/(S|X|Z|CH|SH|O)ES$/.test(word)) add(word.slice(0, -2));
  if (/[^S]S$/.test(word)) add(word.slice(0, -1));
  const ending = /(ED|ING|ER|EST)$/.exec(word)?.[0];
  if (ending !== undefined) {
    const rest = word.slice(0, -ending.length);
    add(`${rest}E`);
    if (/([B-DF-HJ-NP-TV-Z])\1$/.test(rest)) add(rest.slice(0, -1));
    // CARING is a form of CARE, never of CAR: that one would have doubled its R.
    if (!/^[^AEIOU]*[AEIOU][B-DF-HJ-NP-TVZ]$/.test(rest)) add(rest);
  }
  return found;
}

/** Endings that hardly ever meet a word by chance; those in the first list may have cost it an E. */
const AFTER_E = ['ATION', 'ION', 'IVE', 'ABLE', 'ANT', 'ENT', 'OR', 'ER', 'OUS', 'MENT'];
const AFTER_WORD = ['NESS', 'LESS', 'FUL', 'LY', 'SHIP', 'HOOD', 'ISM', 'IST', 'ITY', 'ICAL'];
/** STATION is no STATE and MISSION no MISS: what is left must have this many letters. */
const LEAST_LEFT = 5;

/** The dictionary words from which `word` comes by a sure ending: POLLUTE for POLLUTED and for POLLUTION. */
export function rootsOf(word: string, isWord: (word: string) => boolean): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const form of plainForms(word)) {
    if (form.length >= LEAST_LEFT && isWord(form)) roots.add(form);
    for (const ending of [...AFTER_E, ...AFTER_WORD]) {
      const left = form.endsWith(ending) ? form.slice(0, -ending.length) : '';
      if (left.length < LEAST_LEFT) continue;
      const whole = [left, left.replace(/I$/, 'Y'), ...(AFTER_E.includes(ending) ? [`${left}E`] : [])];
      for (const root of whole.filter(isWord)) roots.add(root);
    }
  }
  return roots;
}
