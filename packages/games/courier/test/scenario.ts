// A position of Courier in a few lines: who holds what, who is who.

import { type Accepted, type Choice, type Game, Match, type Seat } from '@tabella/kernel';
import { courier, type Options, type State } from '../package.ts';
import { AGENT, BEFORE, box, DECK, DISCARD, HAND, nameOf, ROLE } from '../rules/box.ts';
import { type View, view } from '../rules/view.ts';

export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Per seat: the cards in hand, by name; everything else goes back to the deck. */
  readonly hands?: readonly (readonly string[])[];
  /** Per seat: letters that lie open before it. */
  readonly before?: readonly (readonly string[])[];
  readonly roles?: readonly string[];
  readonly agents?: readonly string[];
  /** Leave so many cards in the deck; the rest lies among the discards. */
  readonly deck?: number;
}

export class Scenario {
  readonly match: Match<State, Options>;

  constructor(position: Position) {
    const game: Game<State, Options> = {
      ...courier,
      setup: (seats, options, chance) => arrange(courier.setup(seats, options, chance), position),
    };
    const options = { errands: false, ...position.options };
    const match = Match.start(game, {
      seats: position.seats ?? 3,
      options,
      fairness: { secret: '0f'.repeat(32), contributions: [] },
    });
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.match = match;
  }

  /** The seat answers; a card is named by its face. */
  must(seat: Seat, answer: Choice): Accepted {
    const ask = this.match.asks(seat)[0];
    if (!ask)
      throw new Error(`seat ${seat} is not asked; ${this.match.asks().map((one) => `${one.seat} ${one.kind}`)}`);
    const reply = this.match.answer(seat, ask.id, this.withIds(seat, answer));
    if (!reply.ok) throw new Error(`${reply.reason} Offered: ${JSON.stringify(ask.from)}`);
    return reply;
  }

  /** Everybody who is asked now passes. */
  allPass(): void {
    const id = this.match.asks()[0]?.id;
    for (const ask of this.match.asks()) if (this.match.asks()[0]?.id === id) this.must(ask.seat, 'pass');
  }

  view(viewer: Seat | null): View {
    return view(this.match.state, viewer);
  }

  private withIds(seat: Seat, answer: Choice): Choice {
    if (typeof answer !== 'object' || answer === null || !('card' in answer)) return answer;
    const { cards } = this.match.state;
    const id = box.list(cards, HAND + seat).find((one) => nameOf(box.face(cards, one)) === answer.card);
    if (id === undefined) throw new Error(`seat ${seat} does not hold a ${String(answer.card)}`);
    return { ...answer, card: id };
  }
}

function arrange(s: State, { hands = [], before = [], roles = [], agents = [], deck }: Position): State {
  const { cards } = s;
  s.active = 0;
  for (let seat = 0; seat < s.seats; seat++) box.moveAll(cards, HAND + seat, DECK);
  const move = (name: string, to: number): void => {
    const id = box.list(cards, DECK).find((one) => nameOf(box.face(cards, one)) === name);
    if (id === undefined) throw new Error(`no ${name} is left`);
    box.move(cards, id, to);
  };
  hands.forEach((hand, seat) => {
    for (const name of hand) move(name, HAND + seat);
  });
  before.forEach((letters, seat) => {
    for (const name of letters) move(name, BEFORE + seat);
  });
  roles.forEach((role, seat) => {
    swap(s, role, ROLE, seat, box.zone('roles'));
  });
  agents.forEach((agent, seat) => {
    swap(s, agent, AGENT, seat, box.zone('agents'));
  });
  while (deck !== undefined && box.count(cards, DECK) > deck) box.draw(cards, DECK, DISCARD);
  // Nobody remembers what the arranger touched.
  for (let seat = 0; seat < s.seats; seat++) cards.groups = [];
  cards.stale = [];
  return s;
}

/** Gives a seat the card of this name, for its own: from the pile, or from a seat that was not served yet. */
function swap({ cards, seats }: State, name: string, first: number, seat: Seat, pile: number): void {
  const zones = [pile, ...Array.from({ length: seats }, (_, other) => first + other).slice(seat)];
  const ids = zones.flatMap((zone) => box.list(cards, zone));
  const id = ids.find((one) => nameOf(box.face(cards, one)) === name);
  if (id === undefined) throw new Error(`no ${name} is left`);
  const own = box.top(cards, first + seat);
  if (id === own) return;
  const from = box.zoneOf(cards, id);
  box.move(cards, own, from);
  box.move(cards, id, first + seat);
}
