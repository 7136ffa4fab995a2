// What sets ask and let one do, in their own words.

import type { NameOf, Seat } from '@tabella/kernel';
import { capital, type Persons, persons } from '@tabella/ui/english';
import type { Deed } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import { said } from '../../sets/told-en.ts';
import type { DeedWords } from '../../sets/words.ts';
import { FIGURES, roleOf } from './names.ts';
import { tileName, withArticle } from './tiles.ts';

/** What a set asks. */
export const stepText = (step: string): string => said('asks', step) ?? 'What do you do?';

/** What it means to pass there. */
export const passText = (step: string): string => said('passes', step) ?? 'Nothing';

const wordsOf = (deed: Deed): DeedWords =>
  said('deeds', deed.do) ?? { name: deed.do, choice: () => deed.do, told: ['acts', 'act'] };

/** `The fairy to your knight`; those that read alike are numbered. */
export function deedLabel(deed: Deed, offered: readonly unknown[], seat: Seat, view: View, name: NameOf): string {
  const text = (one: Deed): string => plainLabel(one, seat, view, name);
  const label = text(deed);
  const alike = offered.filter((one): one is Deed => isDeedAlike(one, deed) && text(one) === label);
  return alike.length > 1 ? `${label} (${alike.findIndex((one) => isSame(one, deed)) + 1})` : label;
}

const isDeedAlike = (one: unknown, { do: name }: Deed): one is Deed =>
  typeof one === 'object' && one !== null && 'do' in one && one.do === name;

const isSame = (a: Deed, b: Deed): boolean =>
  a.tile === b.tile &&
  a.segment === b.segment &&
  a.seat === b.seat &&
  a.figure === b.figure &&
  a.what === b.what &&
  a.axis === b.axis &&
  a.garden === b.garden &&
  a.x === b.x &&
  a.y === b.y;

function plainLabel(deed: Deed, seat: Seat, view: View, name: NameOf): string {
  const tile = view.tiles[deed.tile ?? -1];
  const where = tile ? withArticle(tileName(tile.kind)) : '';
  const type = view.features[tile?.features[deed.segment ?? -1] ?? -1]?.type;
  const figure = deed.figure ?? 'meeple';
  const role = figure === 'meeple' && type ? roleOf(type, tile?.kind) : FIGURES[figure];
  const people = persons(name, seat);
  const whom = deed.seat === undefined ? '' : `${people.own(deed.seat)} ${role}`;
  const who = deed.seat === undefined ? '' : people.object(deed.seat);
  return capital(wordsOf(deed).choice({ whom, who, where, deed, view }));
}

/** On a button. */
export const deedName = (name: string): string => said('deeds', name)?.name ?? name;

/** `Ada moves the fairy`, `You capture Ada's meeple`. */
export function deedTold(deed: Deed, seat: Seat, who: Persons): string {
  const { told, tellsWhom } = wordsOf(deed);
  const whom = tellsWhom && deed.seat !== undefined ? ` ${who.own(deed.seat)} ${FIGURES[deed.figure ?? 'meeple']}` : '';
  return `${who.subject(seat)} ${who.verb(seat, ...(typeof told === 'function' ? told(deed) : told))}${whom}`;
}

/** A piece of a set, or what a seat has of it. */
export const tokenText = (token: string, count: number): string => said('tokens', token)?.(count) ?? token;
