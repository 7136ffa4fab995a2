// Sealed scrolls: looking, cracking, repairing, moving, swapping, shuffling. Everybody sees who handles which
// scroll; only those who look see what it says.

import { EVERYONE, type Flow, only, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { choose, chooseSome, OPEN } from '../asking.ts';
import { GATHER, SEALED, TABLE } from '../box.ts';
import type { SealedChoice } from '../choices.ts';
import { crack, forget, noteGlimpse, shuffleByLot } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { countIn, crackedOf, nameOf, type RulesStage, sealedAt, sealedOf, seatsOf, tieOrder } from '../stage.ts';

/** The sealed scrolls of a seat, as choices. */
export function placesOf(g: RulesStage, seat: Seat): SealedChoice[] {
  return sealedOf(g, seat).map((_, place) => ({ seat, place }));
}

/** Which of a seat's sealed scrolls; nobody is asked where there is one only. Null if there is none. */
export function* pickSealed(
  g: RulesStage,
  chooser: Seat,
  of: Seat,
  reason: 'crack' | 'move' | 'swap' | 'exchange',
): Flow<number | null> {
  const places = placesOf(g, of);
  if (places.length === 0) return null;
  if (places.length === 1) return 0;
  return (yield* choose(chooser, 'sealed', places, { about: { for: reason, of }, open: true })).place;
}

/** One is looked at if there is one; of several as many as one likes ("up to"). */
export function* lookScroll(g: RulesStage, step: StepOf<'lookScroll'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const whose = step.of === 'own' ? [seat] : tieOrder(g.s);
    const places = whose.flatMap((of) => placesOf(g, of));
    if (places.length === 0) continue;
    let chosen: readonly SealedChoice[] = places;
    if (places.length > 1 || step.count > 1) {
      const min = step.count === 1 ? 1 : 0;
      const { count } = step;
      chosen = yield* chooseSome(seat, 'look', places, min, count, { about: { count }, open: true });
    }
    if (chosen.length === 0) continue;
    g.table.announce(EVERYONE, { kind: 'looks-at-scrolls', seat, at: chosen });
    for (const { seat: of, place } of chosen) {
      const id = sealedAt(g, of, place);
      g.rules.box.peek(g.s.cards, id, seat);
      noteGlimpse(g, id, seat);
      g.table.announce(only(seat), { kind: 'sees-scroll', seat, of, place, scroll: nameOf(g, id) });
    }
  }
}

/** Ruling 7: the owner picks which. */
export function* crackSealed(g: RulesStage, step: StepOf<'crack'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const place = yield* pickSealed(g, seat, seat, 'crack');
    if (place !== null) crack(g, seat, place, cast.self);
  }
}

export function* repair(g: RulesStage, step: StepOf<'repair'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const cracked = crackedOf(g, seat);
    let [id] = cracked;
    if (id === undefined) continue;
    if (cracked.length > 1) {
      id = (yield* choose(
        seat,
        'repair',
        cracked.map((card) => ({ card })),
        OPEN,
      )).card;
      // Others cannot tell which of the cracked scrolls was mended.
      for (const one of cracked) forget(g, one);
    }
    if (g.s.end !== null) g.rules.box.move(g.s.cards, id, TABLE); // hands lie face up: all see which one it is
    g.rules.box.move(g.s.cards, id, SEALED + seat);
    noteGlimpse(g, id, g.s.end === null ? seat : -1);
    g.table.announce(EVERYONE, { kind: 'repairs', seat });
  }
}

/** The one who carries it out picks which. */
export function* moveSealed(g: RulesStage, step: StepOf<'moveSealed'>, cast: Cast): Flow {
  for (const from of seatsOf(g, cast, step.from)) {
    for (const to of seatsOf(g, cast, step.to)) {
      if (from === to) continue;
      const place = yield* pickSealed(g, cast.self, from, 'move');
      if (place === null) continue;
      g.rules.box.move(g.s.cards, sealedAt(g, from, place), SEALED + to);
      g.table.announce(EVERYONE, { kind: 'moves-scroll', from, to, place });
    }
  }
}

export function* swapSealed(g: RulesStage, step: StepOf<'swapSealed'>, cast: Cast): Flow {
  const [a, b] = seatsOf(g, cast, step.players);
  if (a === undefined || b === undefined) return;
  const first = yield* pickSealed(g, cast.self, a, 'swap');
  const second = yield* pickSealed(g, cast.self, b, 'swap');
  if (first === null || second === null) return;
  const mine = sealedAt(g, a, first);
  const theirs = sealedAt(g, b, second);
  g.rules.box.move(g.s.cards, mine, SEALED + b);
  g.rules.box.move(g.s.cards, theirs, SEALED + a);
  g.table.announce(EVERYONE, { kind: 'swaps-scrolls', seats: [a, b], places: [first, second] });
}

/** All sealed scrolls are mixed and dealt back; nobody can follow any of them. */
export function shuffleSealed(g: RulesStage): void {
  const { box } = g.rules;
  const owners = tieOrder(g.s).map((seat) => ({ seat, scrolls: countIn(g, SEALED + seat) }));
  const count = owners.reduce((sum, { scrolls }) => sum + scrolls, 0);
  if (count < 2) return;
  for (const { seat } of owners) {
    for (const id of sealedOf(g, seat)) {
      forget(g, id);
      box.move(g.s.cards, id, GATHER);
    }
  }
  shuffleByLot(g, GATHER);
  for (const { seat, scrolls } of owners) {
    for (let n = 0; n < scrolls; n++) box.draw(g.s.cards, GATHER, SEALED + seat);
  }
  g.table.announce(EVERYONE, { kind: 'shuffles-scrolls', count });
}
