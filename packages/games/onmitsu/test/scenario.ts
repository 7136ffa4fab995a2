// A scenario: a position set up in a few lines, and answers given by the names of cards.

import { type Accepted, type Choice, type Game, Match, type OpenAsk, type Seat } from '@tabella/kernel';
import {
  CRACKED,
  DECK,
  DESTROYED,
  DISCARD,
  GATHER,
  HAND,
  PILE,
  PLACES,
  POSTS,
  type Rules,
  SEALED,
  TABLE,
} from '../rules/box.ts';
import { type OnmitsuGame, onmitsuGame } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { setEntries } from '../sets/index.ts';

export const onmitsu = onmitsuGame(setEntries);

export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Cards in hand, by name; a scroll's name is a cracked scroll. */
  readonly hands?: readonly (readonly string[])[];
  /** Sealed scrolls of each seat; what is named nowhere lies in the open pile. */
  readonly sealed?: readonly (readonly string[])[];
  readonly places?: readonly string[];
  /** Location: the card that blocks it. */
  readonly blocks?: Readonly<Record<string, string>>;
  readonly discard?: readonly string[];
  readonly destroyed?: readonly string[];
  /** From the top; the rest of the deck lies below. */
  readonly deck?: readonly string[];
  /** Cards in the deck; all others are destroyed. */
  readonly deckSize?: number;
  readonly lantern?: Seat;
  readonly turn?: number;
  readonly phase?: State['phase'];
  /** A card that seat 0 has thrown, and that is to act now; its arrow, if it has one, points at seat 1. */
  readonly thrown?: string;
}

/** Scrolls and hands as they are when patience has run out: the End Game begins. */
export function atTheEnd(position: Position): Scenario {
  return new Scenario({ turn: 30, phase: 'limit', ...position });
}

/** A card by name stands for its id wherever a choice names one. */
export type Named = Choice;

export class Scenario {
  readonly match: Match<State, Options>;
  readonly rules: Rules;

  constructor(position: Position, base: OnmitsuGame = onmitsu) {
    const rules = base.library.rules(position.options?.set ?? base.library.names[0] ?? '');
    this.rules = rules;
    const game: Game<State, Options> = {
      ...base,
      setup: (seats, options, chance) => arrange(rules, base.setup(seats, options, chance), position),
    };
    const { seats = 3, options = {} } = position;
    const match = Match.start(game, { seats, options, fairness: { secret: '0f'.repeat(32), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.match = match;
  }

  /** Who is asked what. */
  asked(): string[] {
    return this.match.asks().map((ask) => `${ask.seat} ${ask.kind}`);
  }

  ask(seat: Seat): OpenAsk {
    const ask = this.match.asks(seat)[0];
    if (!ask) throw new Error(`seat ${seat} is not asked, but ${this.asked().join(', ') || 'nobody'}`);
    return ask;
  }

  /** The choices of a seat, with names instead of ids. */
  offers(seat: Seat): Choice[] {
    return this.ask(seat).from.map((one) => this.named(one));
  }

  say(seat: Seat, answer: Named): Accepted {
    const ask = this.ask(seat);
    const reply = this.match.answer(seat, ask.id, this.meant(ask, answer));
    if (!reply.ok) throw new Error(`${reply.reason} Offered: ${JSON.stringify(this.offers(seat))}`);
    return reply;
  }

  /** What a refused answer is told. */
  refused(seat: Seat, answer: Choice): string {
    const reply = this.match.answer(seat, this.ask(seat).id, answer);
    if (reply.ok) throw new Error('the answer was accepted');
    return reply.reason;
  }

  /** Everybody chooses: 'ronin', 'ronin>1' (with its arrow), 'crack', 'crack:1' or 'low'; seats that are not asked: ''. */
  choose(...choices: readonly string[]): this {
    choices.forEach((text, seat) => {
      if (text === '') return;
      const [card = '', arrow] = text.split('>');
      if (text === 'low') this.say(seat, 'lie-low');
      else if (text.startsWith('crack')) this.say(seat, { crack: Number(text.split(':')[1] ?? 0) });
      else this.say(seat, arrow === undefined ? { card } : { card, arrow: Number(arrow) });
    });
    return this;
  }

  /** Everybody who is asked now passes, but for those whose answer is given. */
  window(answers: Readonly<Record<Seat, Named>> = {}): this {
    for (const ask of this.match.asks()) this.say(ask.seat, answers[ask.seat] ?? 'pass');
    return this;
  }

  /** Passes all windows, until something else is asked. */
  quiet(): this {
    while (this.match.result === null && this.match.asks().every((ask) => ask.kind === 'respond')) this.window();
    return this;
  }

  /** Goes on with the first choice, or none, until this is asked, or the match is over. */
  until(kind: string): this {
    for (let i = 0; i < 500 && this.match.result === null; i++) {
      const first = this.match.asks().find((ask) => ask.declared === undefined);
      if (!first || first.kind === kind) return this;
      this.say(first.seat, first.fallback);
    }
    return this;
  }

  hand(seat: Seat): string[] {
    return [...this.names(HAND + seat), ...this.names(CRACKED + seat)].sort();
  }

  sealed(seat: Seat): string[] {
    return this.names(SEALED + seat);
  }

  get places(): string[] {
    return this.names(PLACES);
  }

  get discards(): string[] {
    return this.names(DISCARD);
  }

  get destroyed(): string[] {
    return this.names(DESTROYED);
  }

  get pile(): string[] {
    return this.names(PILE).sort();
  }

  get deck(): string[] {
    return this.names(DECK).reverse();
  }

  view(viewer: Seat | null): View {
    return this.match.view(viewer) as unknown as View;
  }

  /** Kinds of what was told to everybody since the match began, or to one seat. */
  told(kind: string): readonly Readonly<Record<string, Choice>>[] {
    return this.match.told.filter((one) => one.event.kind === kind).map((one) => one.event);
  }

  private names(zone: number): string[] {
    return this.rules.box.list(this.match.state.cards, zone).map((id) => this.nameOf(id));
  }

  private nameOf(id: number): string {
    return this.rules.names[this.rules.box.face(this.match.state.cards, id)] ?? '';
  }

  private named(choice: Choice): Choice {
    if (typeof choice !== 'object' || choice === null || !('card' in choice)) return choice;
    return { ...choice, card: this.nameOf(choice.card as number) };
  }

  /** The offered choice that is meant; of equal cards the first that is not taken yet. */
  private meant(ask: OpenAsk, answer: Named): Choice {
    const left = ask.from.slice();
    const find = (one: Named): Choice => {
      const text = JSON.stringify(sorted(one));
      const at = left.findIndex((offer) => JSON.stringify(sorted(this.named(offer))) === text);
      return at < 0 ? one : (left.splice(at, 1)[0] as Choice);
    };
    return Array.isArray(answer)
      ? answer.map((one) => find(typeof one === 'string' ? { card: one } : one))
      : find(answer);
  }
}

function sorted(choice: Choice): Choice {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return choice;
  return Object.fromEntries(Object.entries(choice).sort(([x], [y]) => (x < y ? -1 : 1)));
}

function arrange(rules: Rules, s: State, position: Position): State {
  const { box } = rules;
  const { cards } = s;
  s.lantern = position.lantern ?? 0;
  s.turn = position.turn ?? 1;
  s.phase = position.phase ?? 'choose';
  for (let seat = 0; seat < s.seats; seat++) {
    box.moveAll(cards, HAND + seat, DECK);
    box.moveAll(cards, SEALED + seat, GATHER);
  }
  box.moveAll(cards, DISCARD, DECK);
  box.moveAll(cards, PILE, GATHER);
  // A shuffle makes everybody forget what lay open at the set-up.
  for (const zone of [DECK, GATHER]) box.shuffle(cards, zone, { int: (n) => n - 1 });
  const isScroll = (name: string): boolean => rules.set.scrolls.some((one) => one.id === name);
  const move = (name: string, to: number): number => {
    const from = isScroll(name) ? GATHER : DECK;
    const id = box.list(cards, from).find((one) => rules.names[box.face(cards, one)] === name);
    if (id === undefined) throw new Error(`no ${name} is left`);
    box.move(cards, id, to);
    return id;
  };
  position.hands?.forEach((hand, seat) => {
    for (const name of hand) move(name, (isScroll(name) ? CRACKED : HAND) + seat);
  });
  position.sealed?.forEach((scrolls, seat) => {
    for (const name of scrolls) move(name, SEALED + seat);
  });
  box.moveAll(cards, GATHER, PILE);
  for (const name of position.places ?? []) move(name, PLACES);
  for (const [place, post] of Object.entries(position.blocks ?? {})) {
    const on = box.list(cards, PLACES).find((id) => rules.names[box.face(cards, id)] === place);
    s.blocks.push(Object.freeze({ place: on ?? move(place, PLACES), post: move(post, POSTS) }));
  }
  for (const name of position.discard ?? []) move(name, DISCARD);
  for (const name of position.destroyed ?? []) move(name, DESTROYED);
  if (position.thrown !== undefined) {
    const card = move(position.thrown, TABLE);
    const face = box.face(cards, card);
    s.queue.push({ card, face, seat: 0, arrow: rules.cards[face]?.aims ? 1 : -1, deed: -1, outcome: null });
    s.phase = 'resolve';
  }
  const top = (position.deck ?? []).map((name) => move(name, GATHER));
  const keep = (position.deckSize ?? Number.POSITIVE_INFINITY) - top.length;
  while (box.count(cards, DECK) > keep) box.draw(cards, DECK, DESTROYED);
  for (const id of top.reverse()) box.move(cards, id, DECK);
  // Nobody remembers what the arranger touched.
  cards.groups = [];
  cards.stale = [];
  return s;
}
