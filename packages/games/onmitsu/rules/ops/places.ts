// Locations: blocking, unblocking, destroying (rulings 31 and 33).

import { EVERYONE, type Flow, PASS, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { choose, OPEN } from '../asking.ts';
import { DESTROYED, DISCARD, POSTS } from '../box.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, nameOf, openPlaces, type RulesStage, seatsOf } from '../stage.ts';

function* pickPlace(seat: Seat, kind: 'block' | 'raze', ids: readonly number[]): Flow<number> {
  const [first] = ids;
  if (ids.length === 1 && first !== undefined) return first;
  return (yield* choose(
    seat,
    kind,
    ids.map((card) => ({ card })),
    OPEN,
  )).card;
}

/** The card itself is left on the Location. */
export function* blockLocation(g: RulesStage, step: StepOf<'blockLocation'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const places = openPlaces(g);
    const post = cast.play.card;
    if (places.length === 0 || g.s.blocks.some((one) => one.post === post)) continue;
    const place = yield* pickPlace(seat, 'block', places);
    g.rules.box.move(g.s.cards, post, POSTS);
    g.s.blocks.push(Object.freeze({ place, post }));
    g.table.announce(EVERYONE, { kind: 'blocks', seat, place: nameOf(g, place), card: nameOf(g, post) });
  }
}

export function* unblockLocation(g: RulesStage, step: StepOf<'unblockLocation'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const { blocks } = g.s;
    const [first] = blocks;
    if (first === undefined) continue;
    let { place, post } = first;
    if (step.optional || blocks.length > 1) {
      const from = blocks.map((one) => ({ card: one.place }));
      const chosen = yield* choose(seat, 'unblock', step.optional ? [PASS, ...from] : from, OPEN);
      if (chosen === PASS) continue;
      const block = blocks.find((one) => one.place === chosen.card);
      if (block === undefined) throw new Error('nothing blocks this place');
      ({ place, post } = block);
    }
    g.s.blocks = blocks.filter((one) => one.place !== place);
    g.rules.box.move(g.s.cards, post, DISCARD);
    g.table.announce(EVERYONE, { kind: 'unblocks', seat, place: nameOf(g, place), card: nameOf(g, post) });
  }
}

export function* destroyLocation(g: RulesStage, step: StepOf<'destroyLocation'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const places = openPlaces(g).filter((id) => !cardOf(g, id).indestructible && id !== cast.play.card);
    if (places.length === 0) continue;
    const place = yield* pickPlace(seat, 'raze', places);
    g.rules.box.move(g.s.cards, place, DESTROYED);
    g.table.announce(EVERYONE, { kind: 'destroys', seat, card: nameOf(g, place), from: null });
  }
}
