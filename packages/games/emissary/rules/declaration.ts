// A declaration of victory: who wins, who wins along, and the end of the match.

import { EVERYONE, type Flow, type Seat, type Table } from '@tabella/kernel';
import type { Declaration } from './hooks.ts';
import { castOf, has, identityAt, lives, type State } from './state.ts';

/** Ends the match. `reason`: three-red, three-blue, mission, last. */
export function* declare(s: State, t: Table, declarer: Seat, reason: string): Flow {
  const name = castOf(s, declarer).name;
  t.tell(EVERYONE, { kind: 'declares', seat: declarer, reason, character: name, identity: identityAt(s, declarer) });
  let winners = sideOf(s, declarer);
  const shares: { readonly seat: Seat; readonly by: string }[] = [];
  const { declares } = castOf(s, declarer);
  if (declares !== null) {
    for (const seat of yield* declares.run(s, t, declarer)) {
      if (!has(winners, seat)) shares.push(Object.freeze({ seat, by: declares.ability }));
    }
  }
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!lives(s, seat) || has(winners, seat) || shares.some((one) => one.seat === seat)) continue;
    if (winsAlong(s, seat, { declarer })) shares.push(Object.freeze({ seat, by: 'mission' }));
  }
  for (const { seat } of shares) winners |= 1 << seat;
  s.ending = Object.freeze({ declarer, reason, shares: Object.freeze(shares) });
  s.result = { winners: seatsOf(s, winners), reason: reason === 'mission' ? `mission ${name}` : reason };
  t.end(s.result);
}

/** The declarer and the living of his side; a MOF stands alone, but for the alliance. The dead never share (R7). */
function sideOf(s: State, declarer: Seat): number {
  const side = identityAt(s, declarer);
  let mask = 1 << declarer;
  if (side === 'MOF' && !s.options.alliance) return mask;
  for (let seat = 0; seat < s.seats; seat++) if (lives(s, seat) && identityAt(s, seat) === side) mask |= 1 << seat;
  return mask;
}

/** Missions that need the declaration of another (ruling R6): only the declarer counts, not those who share. */
function winsAlong(s: State, seat: Seat, e: Declaration): boolean {
  if (identityAt(s, seat) !== 'MOF') return false;
  const { mission } = castOf(s, seat);
  if (mission.on === 'declaration') return mission.met(s, seat, e);
  return mission.on === 'fall' && mission.declared?.(s, seat, e) === true;
}

function seatsOf(s: State, mask: number): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (has(mask, seat)) out.push(seat);
  return out;
}
