// Names of people: what a name may be, and when two of them look alike.

import { NAME_LENGTH } from '../protocol/index.ts';
import { no, type Refused } from './replies.ts';

export type ReadName = { readonly ok: true; readonly name: string } | Refused;

/** Joins two pictographs, or picks the coloured form of one: invisible, but part of what is seen. */
const IN_PICTURES =
  /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F/gu;
/** Nothing is seen of these, or they turn what stands beside them. */
const UNSEEN = /[\p{C}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\uFE00-\uFE0F]/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const PILED = /\p{M}{3}/u;

/** A name as somebody typed it. Spaces are tidied; what would deceive a reader is refused. */
export function readName(given: string): ReadName {
  const name = given
    .normalize('NFC')
    .replace(/[\p{Z}]+/gu, ' ')
    .trim();
  if (UNSEEN.test(name.replace(IN_PICTURES, '')))
    return no('bad-name', 'A name cannot have invisible characters in it.', { case: 'unseen' });
  if (!VISIBLE.test(name)) return no('bad-name', 'A name needs at least one letter.', { case: 'blank' });
  if (PILED.test(name)) return no('bad-name', 'A name cannot have piles of accents.', { case: 'piled' });
  if (name.length > NAME_LENGTH)
    return no('bad-name', `A name has at most ${NAME_LENGTH} characters.`, { case: 'long', most: NAME_LENGTH });
  return { ok: true, name };
}

/** Letters of other alphabets, and digits, that look like a Latin letter. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'вβьɓ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєε',
    g: 'ɡ',
    h: 'нһ',
    j: 'јϳ',
    k: 'кκ',
    l: 'iіιı1|!ӏ',
    m: 'м',
    n: 'пηո',
    o: 'оο0σө',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'νѵ',
    w: 'ѡωԝ',
    x: 'хχ',
    y: 'уγү',
    z: 'ʐ',
  }).flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin])),
);

/** Equal for names that a reader could take for each other. */
export function looksOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Z}\p{P}]/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** The name, with the first number that sets it apart from those taken; it is taken from then on. */
export function unlike(taken: Set<string>, name: string): string {
  let apart = name;
  for (let n = 2; taken.has(looksOf(apart)); n++) apart = `${name} ${n}`;
  taken.add(looksOf(apart));
  return apart;
}
