// What the companion remembers on this device, and how it is read back: what is damaged is forgotten.

import type { MessageId } from '../../rules/names.ts';
import { MARKERS } from '../track/circuit.ts';
import { CHOOSABLE } from './brought.ts';
import { EDITIONS } from './draws.ts';
import { type Deed, type Ledger, opened, PASSES, type Player, type Setup, written } from './ledger.ts';
import { MESSAGES } from './message-stack.ts';

export const FEWEST = 2;
export const MOST = 6;
export const LONGEST_NAME = 20;

/** A game: how it was set up, and everything that was written down since. */
export interface Saved {
  readonly setup: Setup;
  readonly deeds: readonly Deed[];
}

/** The ledger of a game; deeds that cannot follow are left out, with everything after them. */
export function replayed(saved: Saved): { readonly ledger: Ledger; readonly deeds: readonly Deed[] } {
  let ledger = opened(saved.setup);
  for (const [i, deed] of saved.deeds.entries()) {
    const next = written(ledger, deed);
    if (next === null) return { ledger, deeds: saved.deeds.slice(0, i) };
    ledger = next;
  }
  return { ledger, deeds: saved.deeds };
}

export function readSaved(text: string | null): Saved | null {
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const { setup, deeds } = json as Record<keyof Saved, unknown>;
    // Before the sets could be told, none was.
    const known = typeof setup === 'object' ? { sets: [], ...setup } : null;
    if (!isSetup(known) || !Array.isArray(deeds)) return null;
    const end = deeds.findIndex((deed) => !isDeed(deed));
    const saved = { setup: known, deeds: (end < 0 ? deeds : deeds.slice(0, end)) as Deed[] };
    return { setup: known, deeds: replayed(saved).deeds };
  } catch {
    return null;
  }
}

function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { players, edition, sets, tiles, order } = value as Partial<Setup>;
  return (
    Array.isArray(players) &&
    players.length >= FEWEST &&
    players.length <= MOST &&
    players.every(isPlayer) &&
    EDITIONS.some((one) => one === edition) &&
    Array.isArray(sets) &&
    sets.every((one) => CHOOSABLE.includes(one)) &&
    (tiles === 'app' || tiles === 'real') &&
    Array.isArray(order) &&
    order.length === MESSAGES.length &&
    order.toSorted().every((one, i) => one === i + 1)
  );
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null) return false;
  const { name, colour } = value as Partial<Player>;
  return typeof name === 'string' && name.length <= LONGEST_NAME && isBelow(colour, MOST);
}

const isBelow = (value: unknown, end: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;

const isMarker = (value: unknown): boolean => MARKERS.some((one) => one === value);

/** The shape of a deed; whether it can be written down, the ledger says. */
function isDeed(value: unknown): value is Deed {
  if (typeof value !== 'object' || value === null) return false;
  const deed = value as Record<string, unknown>;
  switch (deed.kind) {
    case 'award':
    case 'pay':
      return (
        isBelow(deed.seat, MOST) &&
        Number.isInteger(deed.points) &&
        isMarker(deed.figure) &&
        (deed.what === undefined || typeof deed.what === 'string')
      );
    case 'give':
      return (
        isBelow(deed.from, MOST) &&
        (deed.to === null || isBelow(deed.to, MOST)) &&
        Number.isInteger(deed.points) &&
        isMarker(deed.pays) &&
        isMarker(deed.gets)
      );
    case 'drop':
      return isBelow(deed.at, 100);
    case 'round':
      return PASSES.some((one) => one === deed.round);
    case 'drew':
      return MESSAGES.some((one) => one === deed.message);
    case 'two':
      return isMarker(deed.figure);
    case 'act':
      return Number.isInteger(deed.points) && (deed.figure === null || isMarker(deed.figure));
    case 'merge':
      return Array.isArray(deed.keeps) && deed.keeps.every(isMarker);
    case 'final':
      return isBelow(deed.seat, MOST) && Number.isInteger(deed.points);
    case 'close':
    case 'builder':
    case 'done':
    case 'finish':
      return true;
    default:
      return false;
  }
}

/** Points as people write them; null if they are none. */
export function readPoints(typed: string): number | null {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
}

/** The eight message tiles in any order. `random(n)` gives a whole number below n. */
export function shuffled(random: (n: number) => number): readonly MessageId[] {
  const order = [...MESSAGES];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = order[i] as MessageId;
    order[i] = order[j] as MessageId;
    order[j] = held;
  }
  return order;
}
