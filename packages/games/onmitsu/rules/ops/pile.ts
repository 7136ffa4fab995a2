// The open pile of scrolls: taking from it, putting back, exchanging (ruling 18: an empty pile gives nothing).

import { type Flow, PASS, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { choose, OPEN } from '../asking.ts';
import { PILE } from '../box.ts';
import type { CardChoice, SealedChoice } from '../choices.ts';
import { sealFromPile, surrender } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { crackedOf, idsIn, nameOf, type RulesStage, scrollOf, sealedAt, seatsOf } from '../stage.ts';
import { pickSealed, placesOf } from './sealed.ts';

/** One of these scrolls of the pile: by kind, or at random. */
function* pickFromPile(g: RulesStage, chooser: Seat, ids: readonly number[], pick: 'choose' | 'random'): Flow<number> {
  const [first] = ids;
  if (first === undefined) throw new Error('nothing to pick from');
  if (pick === 'random') return g.table.lot(ids);
  const kinds = g.set.scrolls.filter((kind) => ids.some((id) => scrollOf(g, id) === kind));
  if (kinds.length === 1) return first;
  const { scroll } = yield* choose(
    chooser,
    'scroll',
    kinds.map((kind) => ({ scroll: kind.id })),
    OPEN,
  );
  const picked = ids.find((id) => nameOf(g, id) === scroll);
  if (picked === undefined) throw new Error(`no ${scroll} to pick from`);
  return picked;
}

export function* scrollFromPile(g: RulesStage, step: StepOf<'scrollFromPile'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.to)) {
    const kind = step.filter?.scroll;
    const ids = idsIn(g, PILE).filter((id) => kind === undefined || nameOf(g, id) === kind);
    if (ids.length === 0) continue;
    sealFromPile(g, yield* pickFromPile(g, seat, ids, step.pick), seat, step.pick === 'random');
  }
}

/** A sealed scroll of `who` goes to the pile, and another one of the pile takes its place; self picks which. */
export function* exchangeSealed(g: RulesStage, step: StepOf<'exchangeSealed'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const rest = idsIn(g, PILE);
    if (rest.length === 0) continue;
    const place = yield* pickSealed(g, cast.self, seat, 'exchange');
    if (place === null) continue;
    surrender(g, seat, sealedAt(g, seat, place));
    sealFromPile(g, yield* pickFromPile(g, cast.self, rest, step.pick), seat, step.pick === 'random');
  }
}

export function* scrollToPile(g: RulesStage, step: StepOf<'scrollToPile'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const sealed = step.state === 'cracked' ? [] : placesOf(g, seat);
    const cracked = step.state === 'sealed' ? [] : crackedOf(g, seat).map((card) => ({ card }));
    const from: (SealedChoice | CardChoice | typeof PASS)[] = [...sealed, ...cracked];
    if (from.length === 0) continue;
    if (step.optional) from.unshift(PASS);
    const given = from.length === 1 ? (from[0] as SealedChoice | CardChoice) : yield* choose(seat, 'offer', from, OPEN);
    if (given === PASS) continue;
    surrender(g, seat, 'card' in given ? given.card : sealedAt(g, seat, given.place));
  }
}
