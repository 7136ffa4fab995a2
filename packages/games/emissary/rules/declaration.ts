// A declaration of victory: who wins, who wins along, and the end of the match.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { castOf } from './characters/index.ts';
import type { Declaration } from './hooks.ts';
import { missionOf } from './missions.ts';
import { type Ending, has, identityAt, livingFrom, type State } from './state.ts';
import type { WonBy } from './terms.ts';
import type { Table } from './types.ts';

/** Ends the match. */
export function* declare(s: State, t: Table, declarer: Seat, reason: WonBy): Flow {
  const { name, declares } = castOf(s, declarer);
  t.announce(EVERYONE, {
    kind: 'declares',
    seat: declarer,
    reason,
    character: name,
    identity: identityAt(s, declarer),
  });
  const living = livingFrom(s, s.active);
  let winners = sideOf(s, declarer, living);
  const shares: Ending['shares'][number][] = [];
  const winsToo = (seat: Seat, by: string): void => {
    if (has(winners, seat)) return;
    winners |= 1 << seat;
    shares.push(Object.freeze({ seat, by }));
  };
  if (declares !== null) for (const seat of yield* declares.run(s, t, declarer)) winsToo(seat, declares.ability);
  for (const seat of living) if (winsAlong(s, seat, { declarer })) winsToo(seat, 'mission');
  // However one of the allies wins, the other wins too.
  const isMOF = (seat: Seat): boolean => identityAt(s, seat) === 'MOF';
  if (s.options.alliance && seatsOf(s, winners).some(isMOF)) {
    for (const seat of living.filter(isMOF)) winsToo(seat, 'alliance');
  }
  s.ending = Object.freeze({ declarer, reason, shares: Object.freeze(shares) });
  s.result = { winners: seatsOf(s, winners), reason: reason === 'mission' ? `mission ${name}` : reason };
  t.end(s.result);
}

/** The declarer and the living of the same side; a MOF stands alone. The dead never share (R7). */
function sideOf(s: State, declarer: Seat, living: readonly Seat[]): number {
  const side = identityAt(s, declarer);
  let mask = 1 << declarer;
  if (side !== 'MOF') for (const seat of living) if (identityAt(s, seat) === side) mask |= 1 << seat;
  return mask;
}

/** Missions that need the declaration of another (ruling R6): only the declarer counts, not those who share. */
function winsAlong(s: State, seat: Seat, e: Declaration): boolean {
  if (seat === e.declarer || identityAt(s, seat) !== 'MOF') return false;
  const mission = missionOf(s, seat);
  if (mission.on === 'declaration') return mission.met(s, seat, e);
  return mission.on === 'fall' && mission.declared?.(s, seat, e) === true;
}

function seatsOf(s: State, mask: number): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (has(mask, seat)) out.push(seat);
  return out;
}
