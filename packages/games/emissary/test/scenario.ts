// A position in a few lines: who sits there as whom, what they hold, what lies before them; then seats answer in turn.
//
//   const game = scenario({ hands: [['red lock-on'], ['black counteract']] });
//   game.act(0, { card: 'red lock-on', as: 'lock-on', to: 1 });
//   game.act(1, { card: 'black counteract', as: 'counteract' });
//   game.pass();                                    // nobody answers the Counteract
//
// Seat 0 is active and in the play phase unless the position says otherwise. Cards are named by colour and effect (`red
// lock-on`, `blue prove KDR draw`), or by a beginning of that (`black`): then any such card will do.

import {
  type Accepted,
  type Answer,
  type Choice,
  type Game,
  type GameEvent,
  hears,
  Match,
  type OpenAsk,
  type Seat,
} from '@tabella/kernel';
import { box, CHARACTER, DECK, DISCARD, HAND, IDENTITY, MESSAGES, OFFER, SPARE, wholeBox } from '../rules/box.ts';
import { castOf } from '../rules/characters/index.ts';
import { DECK_SIZE, deckFaces, FIRST_PERSON, identityFace, nameOfFace } from '../rules/faces.ts';
import { emissary } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { people } from '../rules/people.ts';
import { countOf, isUp, lives, markOf, type Phase, type State } from '../rules/state.ts';
import { COLOURS, type Identity } from '../rules/terms.ts';
import type { View } from '../rules/view.ts';

/** People who do little by themselves, for seats a test does not care about. */
const QUIET = [
  'Double Knight',
  'Static Electricity',
  'Kwon Ki Ku',
  'J',
  'Dark Flow',
  'Tough Gun',
  'Trinity',
  'Viper',
  'Fire',
];
const SIDES: readonly Identity[] = ['KDR', 'FRS', 'KDR', 'FRS', 'MOF', 'KDR', 'FRS', 'MOF', 'MOF'];

export interface Position {
  /** Four, unless the lists below are longer. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Per seat; quiet people where there is none. Special ones lie face-down unless in `up`. */
  readonly characters?: readonly (string | null)[];
  readonly up?: readonly Seat[];
  /** Per seat; KDR, FRS, KDR, FRS, MOF … where there is none. */
  readonly identities?: readonly (Identity | null)[];
  readonly hands?: readonly (readonly string[])[];
  readonly messages?: readonly (readonly string[])[];
  /** The top cards of the deck, the top one first; what is below is shuffled. */
  readonly deck?: readonly string[];
  /** So many cards in the deck, those of `deck` included; the others are discarded. */
  readonly left?: number;
  readonly active?: Seat;
  readonly phase?: Phase;
  readonly seed?: string;
}

type Named = Choice;

export class Scenario {
  readonly match: Match<State, Options>;

  constructor(position: Position) {
    const seats = Math.max(
      position.seats ?? 4,
      ...[position.characters, position.identities, position.hands, position.messages].map((list) => list?.length ?? 0),
    );
    const game: Game<State, Options> = {
      ...emissary,
      setup: (n, options, chance) => {
        const s = emissary.setup(n, options, chance);
        arrange(s, position, (ids) => {
          for (let i = ids.length - 1; i > 0; i--) {
            const j = chance.int(i + 1);
            [ids[i], ids[j]] = [ids[j] as number, ids[i] as number];
          }
        });
        return s;
      },
    };
    const match = Match.start(game, {
      seats,
      options: position.options ?? {},
      fairness: { secret: position.seed ?? '0f'.repeat(32), contributions: [] },
    });
    if (!(match instanceof Match)) throw new Error(match.reason);
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  get result() {
    return this.match.result;
  }

  /** Who is asked what now: `['0 play', '1 play']`. */
  asked(): string[] {
    return this.match.asks().map((ask) => `${ask.seat} ${ask.kind}`);
  }

  kind(): string {
    return this.match.asks()[0]?.kind ?? 'over';
  }

  ask(seat: Seat): OpenAsk {
    const ask = this.match.asks(seat)[0];
    if (!ask) throw new Error(`seat ${seat} is not asked; asked: ${this.asked().join(', ')}`);
    return ask;
  }

  /** What a seat may choose, with the cards of its hand by name. */
  offers(seat: Seat): Named[] {
    return this.ask(seat).from.map((choice) => this.named(choice));
  }

  /** Is such a choice offered? Keys that are not given do not matter. */
  offered(seat: Seat, part: { readonly [key: string]: Choice }): boolean {
    return this.match
      .asks(seat)
      .flatMap((ask) => ask.from.map((choice) => this.named(choice)))
      .some(
        (choice) =>
          typeof choice === 'object' &&
          choice !== null &&
          Object.entries(part).every(([key, value]) => {
            const found = (choice as Record<string, Choice>)[key];
            return key === 'card' ? String(found).startsWith(String(value)) : found === value;
          }),
      );
  }

  /** The seat answers the question it is asked. */
  must(seat: Seat, answer: Named): Accepted {
    const ask = this.ask(seat);
    const reply = this.match.answer(seat, ask.id, this.withIds(ask, answer));
    if (!reply.ok) throw new Error(`${reply.reason} Offered: ${JSON.stringify(this.offers(seat))}`);
    return reply;
  }

  /** In a window: whoever is before the seat passes, and the seat acts. */
  act(seat: Seat, choice: Named): Accepted {
    for (const ask of this.match.asks()) {
      if (ask.seat === seat) break;
      this.must(ask.seat, 'pass');
    }
    return this.must(seat, choice);
  }

  /** Everybody who is asked now passes; as often as is said. Whoever must decide about a message passes it on. */
  pass(times = 1): void {
    for (let i = 0; i < times; i++) {
      const id = this.match.asks()[0]?.id;
      for (const { seat, kind } of this.match.asks()) {
        if (this.match.asks()[0]?.id === id) this.must(seat, kind === 'accept' ? 'decline' : 'pass');
      }
    }
  }

  /** Who decides about the message that lies before them; null when nobody does now. */
  decider(): Seat | null {
    return this.match.asks().find((ask) => ask.kind === 'accept')?.seat ?? null;
  }

  /** Nobody else does anything, and the recipient takes the message or passes it on. */
  decide(choice: 'accept' | 'decline'): void {
    this.act(this.decider() ?? -1, choice);
  }

  /** Nobody answers what lies on the stack. */
  resolve(): void {
    while (this.kind() === 'counter') this.pass();
  }

  /** A card is played and nobody answers it. */
  play(seat: Seat, choice: Named): void {
    this.act(seat, choice);
    this.resolve();
  }

  /** Everybody passes in windows until a question of this kind comes. */
  until(kind: string): void {
    const comes = (): boolean =>
      kind === 'arrival'
        ? this.state.phase === kind
        : this.kind() === kind || this.asked().some((one) => one.endsWith(` ${kind}`));
    for (let i = 0; i < 50 && !comes(); i++) {
      if (!this.match.asks().every((ask) => ask.from.includes('pass'))) {
        throw new Error(`waiting for ${kind}, but ${this.asked().join(', ')}`);
      }
      this.pass();
    }
    if (!comes()) throw new Error(`no ${kind} comes; ${this.asked().join(', ')}`);
  }

  view(viewer: Seat | null): View {
    return this.match.view(viewer) as unknown as View;
  }

  /** What a viewer was told, of one kind or all. */
  told(viewer: Seat | null, kind?: string): GameEvent[] {
    return this.match.told
      .filter((one) => hears(one.to, viewer) && (kind === undefined || one.event.kind === kind))
      .map((one) => one.event);
  }

  /** The hand of a seat by name, sorted. */
  hand(seat: Seat): string[] {
    return this.names(HAND + seat).sort();
  }

  /** The messages before a seat by name, in order. */
  messages(seat: Seat): string[] {
    return this.names(MESSAGES + seat);
  }

  discards(): string[] {
    return this.names(DISCARD);
  }

  /** The deck by name, the top card first. */
  deck(): string[] {
    return this.names(DECK).reverse();
  }

  alive(seat: Seat): boolean {
    return lives(this.state, seat);
  }

  up(seat: Seat): boolean {
    return isUp(this.state, seat);
  }

  tally(seat: Seat): string {
    return COLOURS.map((colour) => countOf(this.state, seat, colour)).join('/');
  }

  private names(zone: number): string[] {
    return box.list(this.state.cards, zone).map((id) => this.nameOf(id));
  }

  private nameOf(id: number): string {
    return short(nameOfFace(box.face(this.state.cards, id)));
  }

  private named(choice: Choice): Named {
    if (typeof choice !== 'object' || choice === null || !('card' in choice)) return choice;
    return { ...choice, card: this.nameOf(choice.card as number) };
  }

  private withIds(ask: OpenAsk, answer: Named): Answer {
    if (Array.isArray(answer)) {
      const used: number[] = [];
      return answer.map((one: Choice) => {
        const found = this.withId(ask, one, used);
        if (typeof found === 'object' && found !== null && 'card' in found) used.push(found.card as number);
        return found;
      });
    }
    return this.withId(ask, answer, []);
  }

  private withId(ask: OpenAsk, answer: Choice, used: readonly number[]): Choice {
    if (typeof answer !== 'object' || answer === null || !('card' in answer) || typeof answer.card === 'number') {
      return answer;
    }
    const zone = ask.kind === 'pick' ? OFFER : HAND;
    const id = box
      .list(this.state.cards, zone + ask.seat)
      .find((one) => !used.includes(one) && fits(nameOfFace(box.face(this.state.cards, one)), String(answer.card)));
    if (id === undefined) throw new Error(`seat ${ask.seat} does not hold a ${String(answer.card)}`);
    return { ...answer, card: id };
  }
}

export const scenario = (position: Position = {}): Scenario => new Scenario(position);

/** A card's name without its stamp. */
const short = (name: string): string => name.replace(/ [CEO]M$/, '');
const fits = (name: string, wanted: string): boolean => name === wanted || name.startsWith(`${wanted} `);

function arrange(s: State, position: Position, mix: (ids: number[]) => void): void {
  const { seats } = s;
  const identities = Array.from(
    { length: seats },
    (_, seat) => position.identities?.[seat] ?? (SIDES[seat] as Identity),
  );
  s.cards = box.make(
    [...deckFaces(s.options.deck), ...identities.map(identityFace), ...people.map((_, i) => FIRST_PERSON + i)],
    DECK,
  );
  for (let i = 0; i < people.length; i++) wholeBox.move(s.cards, DECK_SIZE + seats + i, SPARE);
  for (let seat = 0; seat < seats; seat++) wholeBox.move(s.cards, DECK_SIZE + seat, IDENTITY + seat);
  seatPeople(s, position);
  const free = box.list(s.cards, DECK);
  mix(free);
  const take = (name: string): number => {
    const at = free.findIndex((id) => fits(nameOfFace(box.face(s.cards, id)), name));
    if (at < 0) throw new Error(`no ${name} is left`);
    return free.splice(at, 1)[0] as number;
  };
  const top = (position.deck ?? []).map(take);
  position.hands?.forEach((hand, seat) => {
    for (const name of hand) wholeBox.move(s.cards, take(name), HAND + seat);
  });
  position.messages?.forEach((messages, seat) => {
    for (const name of messages) layMessage(s, take(name), seat);
  });
  const left = position.left === undefined ? free.length : position.left - top.length;
  for (const id of free.splice(Math.max(0, left))) wholeBox.move(s.cards, id, DISCARD);
  wholeBox.arrange(s.cards, DECK, [...free, ...top.reverse()]);
  s.active = position.active ?? 0;
  s.priority = s.active;
  s.phase = position.phase ?? 'play';
  s.cards.groups = [];
  s.cards.stale = [];
}

function seatPeople(s: State, position: Position): void {
  const named = position.characters ?? [];
  const quiet = QUIET.filter((name) => !named.includes(name));
  for (let seat = 0; seat < s.seats; seat++) {
    const name = named[seat] ?? (quiet.shift() as string);
    const card = DECK_SIZE + s.seats + people.findIndex((one) => one.name === name);
    if (box.zoneOf(s.cards, card) !== SPARE) throw new Error(`${name} sits there twice, or is nobody`);
    wholeBox.move(s.cards, card, CHARACTER + seat);
    box.peek(s.cards, card, seat);
    const one = castOf(s, seat);
    box.classify(s.cards, card, box.mask(one.special ? 'special' : 'plain'));
    if (one.special && position.up?.includes(seat) !== true) continue;
    s.up |= 1 << seat;
    box.reveal(s.cards, card);
  }
}

function layMessage(s: State, card: number, seat: Seat): void {
  wholeBox.move(s.cards, card, MESSAGES + seat);
  const i = seat * 3 + COLOURS.findIndex((colour) => fits(nameOfFace(box.face(s.cards, card)), colour));
  s.tally[i] = (s.tally[i] as number) + 1;
  s.marks[card] = markOf(-1, 'transmitted');
}
