// What a viewer is shown of a match of Courier, built up from what they have seen.

import { bitOf, hears, NONE, type Seat } from '@tabella/kernel';
import {
  type Agent,
  agentOf,
  box,
  type CardName,
  cardNameOf,
  DECK,
  DISCARD,
  fits,
  ROAD,
  ROLES,
  type Role,
} from './box.ts';
import { agentCard, before, handOf, type Phase, roleAt, roleCard, type State } from './state.ts';

export interface SeatView {
  readonly cards: number;
  /** Cards of this hand that the viewer has seen, by name; the rest are backs. */
  readonly known: readonly CardName[];
  readonly before: readonly CardName[];
  /** The role, if the viewer has seen it; when the match is over, everybody's. */
  readonly role: Role | null;
  /** The roles that the seat may have, by what the viewer has seen and heard. */
  readonly may: readonly Role[];
  readonly agent: Agent | null;
  readonly up: boolean;
  readonly silenced: number;
}

export interface View {
  readonly phase: Phase;
  readonly active: Seat;
  /** Before whom the letter lies, and its face if the viewer knows it. */
  readonly road: { readonly at: Seat; readonly face: CardName | null; readonly seized: boolean } | null;
  readonly deck: number;
  /** The top of the deck, if the viewer has seen it. */
  readonly top: CardName | null;
  /** With everything in the open: the whole deck, the next card first. */
  readonly ahead?: readonly CardName[];
  readonly discard: readonly CardName[];
  readonly me: Seat | null;
  readonly hand: readonly { readonly card: number; readonly face: CardName }[];
  readonly seats: readonly SeatView[];
  readonly silence: number;
}

export function view(s: State, viewer: Seat | null): View {
  return shown(s, viewer, (id) => (box.seenBy(s.cards, id) & bitOf(viewer)) !== 0);
}

/** To nobody in particular, who sees every card; if asked for, those of the deck too. */
export function viewAll(s: State, toCome: boolean): View {
  const all = shown(s, null, (id) => box.zoneOf(s.cards, id) !== DECK);
  const ahead = box.list(s.cards, DECK).map((id) => cardNameOf(box.face(s.cards, id)));
  return toCome ? { ...all, ahead: ahead.reverse() } : all;
}

function shown(s: State, viewer: Seat | null, seen: (id: number) => boolean): View {
  const name = (id: number): CardName => cardNameOf(box.face(s.cards, id));
  const known = (ids: readonly number[]): CardName[] => ids.filter(seen).map(name).sort();
  const top = box.top(s.cards, DECK);
  const [letter] = box.list(s.cards, ROAD);
  const roles = s.up.map((_, seat) => (s.result !== null || seen(roleCard(s, seat)) ? roleAt(s, seat) : null));
  return {
    phase: s.phase,
    active: s.active,
    road: letter === undefined ? null : { at: s.at, face: seen(letter) ? name(letter) : null, seized: s.seized },
    deck: box.count(s.cards, DECK),
    top: top !== NONE && seen(top) ? name(top) : null,
    discard: box.list(s.cards, DISCARD).map(name),
    me: viewer,
    hand: viewer === null ? [] : handOf(s, viewer).map((card) => ({ card, face: name(card) })),
    seats: s.up.map((up, seat) => ({
      cards: handOf(s, seat).length,
      known: known(handOf(s, seat)),
      before: before(s, seat).map(name),
      role: roles[seat] ?? null,
      may: mayBe(s, seat, viewer, roles),
      agent: seen(agentCard(s, seat)) ? agentOf(box.face(s.cards, agentCard(s, seat))) : null,
      up,
      silenced: s.silenced[seat] ?? 0,
    })),
    silence: s.options.silence,
  };
}

/** Of a role that is not seen: what it may be by the facts that the viewer has, and by those that are seen elsewhere. */
function mayBe(s: State, seat: Seat, viewer: Seat | null, roles: readonly (Role | null)[]): Role[] {
  const own = roles[seat];
  if (own) return [own];
  const facts = s.cards.facts.filter(({ to, ids }) => hears(to, viewer) && ids.includes(roleCard(s, seat)));
  const count = (of: readonly (Role | null)[], role: Role): number => of.filter((one) => one === role).length;
  return [...new Set(ROLES)].filter(
    (role) => count(roles, role) < count(ROLES, role) && facts.every(({ data }) => fits(role, data)),
  );
}
