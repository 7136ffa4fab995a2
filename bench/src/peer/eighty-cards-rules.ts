// The rules of the eighty-card game as boardgame.io wants them: every answer is a move that changes the state and says whose
// answer is next. What the kernel keeps in a flow (where play stands inside windows inside windows) is data here.

import {
  colourOf,
  type EightyCards,
  isSeal,
  kindOf,
  type Play,
  SEALS_TO_WIN,
  type Shuffle,
} from './eighty-cards-state.ts';

type G = EightyCards;
/** What boardgame.io's random plugin offers, as far as it is used. */
export interface Random {
  Shuffle: Shuffle;
  Die(sides: number): number;
}

export function errand(G: G, choice: string, random: Random): void {
  G.errands.push(choice);
  const seats = G.hands.length;
  if (G.errands.length < seats) {
    ask(G, 'errand', G.errands.length);
    return;
  }
  const fetchers = G.errands.flatMap((one, seat) => (one === 'fetch' ? [seat] : []));
  if (fetchers.length * 2 <= seats + 1) for (const seat of fetchers) draw(G, seat, random);
  G.errands = [];
  ask(G, 'play', G.active);
}

export function play(G: G, choice: Play | 'pass', random: Random): void {
  if (choice === 'pass') {
    draw(G, G.active, random);
    draw(G, G.active, random);
    ask(G, 'send', G.active);
  } else if ('agent' in choice) {
    turnAgent(G, choice.to ?? G.active, random);
  } else {
    take(G.hands[G.active] as number[], choice.card);
    G.limbo.push(choice.card);
    G.played = choice;
    G.stack = [{ seat: G.active, card: choice.card }];
    openSeals(G);
  }
}

export function seal(G: G, choice: number | 'pass'): void {
  const { seat } = G.ask;
  if (choice !== 'pass') {
    take(G.hands[seat] as number[], choice);
    G.discard.push(choice);
    G.stack.push({ seat, card: choice });
    openSeals(G);
  } else if (++G.asked < G.hands.length) {
    ask(G, 'seal', (seat + 1) % G.hands.length);
  } else {
    held(G);
  }
}

/** Everybody passed: the top of the stack holds. A seal that holds strikes what lies under it. */
function held(G: G): void {
  if (G.stack.length === 1) {
    settle(G, true);
    return;
  }
  const { seat } = G.stack.pop() as { seat: number };
  const silenced = (G.silenced[seat] as number) + 1;
  G.silenced[seat] = silenced;
  if (silenced >= SEALS_TO_WIN) G.result = { winners: [seat], reason: 'silence' };
  if (G.stack.length === 1) {
    settle(G, false);
  } else {
    G.stack.pop();
    openSeals(G);
  }
}

/** What was played takes effect, or was sealed. */
function settle(G: G, works: boolean): void {
  const { seat, card } = G.stack[0] as { seat: number; card: number };
  const played = G.played;
  G.stack = [];
  G.played = null;
  if (played === null) {
    if (works) {
      G.at = seat;
      G.seized = true;
    }
    hop(G);
    return;
  }
  G.discard.push(G.limbo.pop() as number);
  ask(G, 'play', G.active);
  if (!works || 'agent' in played) return;
  if ('message' in played) {
    const [burned] = (G.before[played.at] as number[]).splice(played.message, 1);
    G.discard.push(burned as number);
    return;
  }
  const kind = kindOf(card);
  if (kind === 'question') ask(G, 'state', played.to);
  else if (kind === 'mask') G.up[played.to] = false;
  else if (kind === 'gift') {
    G.at = played.to;
    ask(G, 'give', seat);
  }
}

export function state(G: G): void {
  ask(G, 'play', G.active);
}

export function give(G: G, choice: number | 'pass', random: Random): void {
  if (choice !== 'pass') {
    take(G.hands[G.active] as number[], choice);
    (G.hands[G.at] as number[]).push(choice);
    draw(G, G.active, random);
    draw(G, G.active, random);
  }
  ask(G, 'play', G.active);
}

export function keep(G: G, choice: boolean, random: Random): void {
  if (choice) draw(G, G.active, random);
  ask(G, 'play', G.active);
}

function turnAgent(G: G, to: number, random: Random): void {
  const seat = G.active;
  G.up[seat] = true;
  ask(G, 'play', seat);
  const mine = G.before[seat] as number[];
  const black = mine.filter((card) => colourOf(card) === 'black');
  switch (G.agents[seat]) {
    case 'fox':
      for (let i = 0; i < 2; i++) draw(G, seat, random);
      break;
    case 'moth':
      if (black[0] !== undefined) {
        take(mine, black[0]);
        G.discard.push(black[0]);
      }
      break;
    case 'crow': {
      const hand = G.hands[to] as number[];
      if (hand.length > 0) (G.hands[seat] as number[]).push(hand.splice(random.Die(hand.length) - 1, 1)[0] as number);
      break;
    }
    case 'hare':
      if (G.deck.length > 0) ask(G, 'keep', seat);
      break;
    case 'wren':
      for (let i = 0; i < black.length; i++) draw(G, seat, random);
      break;
    case 'owl':
    case undefined:
      break;
  }
}

export function send(G: G, choice: number | 'pass'): void {
  if (choice === 'pass') {
    nextTurn(G);
    return;
  }
  take(G.hands[G.active] as number[], choice);
  G.road.push(choice);
  G.at = (G.active + 1) % G.hands.length;
  G.seized = false;
  hop(G);
}

function hop(G: G): void {
  if (G.seized) {
    ask(G, 'take', G.at);
    return;
  }
  G.asked = 1;
  ask(G, 'seize', (G.active + 1) % G.hands.length);
}

export function seize(G: G, choice: number | 'pass'): void {
  const { seat } = G.ask;
  if (choice !== 'pass') {
    take(G.hands[seat] as number[], choice);
    G.discard.push(choice);
    G.stack = [{ seat, card: choice }];
    openSeals(G);
  } else if (++G.asked < G.hands.length) {
    ask(G, 'seize', (seat + 1) % G.hands.length);
  } else {
    ask(G, 'take', G.at);
  }
}

export function accept(G: G, choice: 'take' | 'pass'): void {
  if (choice === 'pass') {
    G.at = (G.at + 1) % G.hands.length;
    hop(G);
    return;
  }
  (G.before[G.at] as number[]).push(G.road.pop() as number);
  G.result = verdict(G, G.at);
  nextTurn(G);
}

function verdict(G: G, seat: number): G['result'] {
  const counts = { red: 0, blue: 0, black: 0 };
  for (const card of G.before[seat] as number[]) counts[colourOf(card)]++;
  const { red, blue, black } = counts;
  if (black >= 3) return { winners: G.hands.flatMap((_, other) => (other === seat ? [] : [other])), reason: 'burned' };
  const role = G.roles[seat];
  if (role === undefined) return null;
  const met = { crown: red >= 3, league: blue >= 3, free: red >= 2 && blue >= 2 };
  return met[role] ? { winners: [seat], reason: role } : null;
}

function nextTurn(G: G): void {
  G.turns++;
  G.active = (G.active + 1) % G.hands.length;
  if (G.turns % G.hands.length === 0) ask(G, 'errand', 0);
  else ask(G, 'play', G.active);
}

function openSeals(G: G): void {
  const top = G.stack[G.stack.length - 1] as { seat: number };
  G.asked = 1;
  ask(G, 'seal', (top.seat + 1) % G.hands.length);
}

function ask(G: G, kind: string, seat: number): void {
  G.ask = { kind, seat };
}

function take(from: number[], card: number): void {
  from.splice(from.indexOf(card), 1);
}

function draw(G: G, seat: number, random: Random): void {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle([...G.discard]);
    G.discard = [];
  }
  const card = G.deck.pop();
  if (card !== undefined) (G.hands[seat] as number[]).push(card);
}

/** All that the asked seat may answer. */
export function answers(G: G): readonly unknown[] {
  const { kind, seat } = G.ask;
  const hand = G.hands[seat] as number[];
  switch (kind) {
    case 'errand':
      return ['fetch', 'watch'];
    case 'play':
      return ['pass', ...plays(G, seat)];
    case 'seal':
      return ['pass', ...hand.filter(isSeal)];
    case 'seize':
      return ['pass', ...hand.filter((card) => kindOf(card) === 'seize')];
    case 'send':
      return hand.length > 0 ? hand : ['pass'];
    case 'give':
      return hand.some(isSeal) ? hand.filter(isSeal) : ['pass'];
    case 'take':
      return G.seized || G.at === G.active ? ['take'] : ['take', 'pass'];
    case 'state':
      return G.roles[seat] === 'free' ? [true, false] : [true];
    default:
      return [true, false];
  }
}

function plays(G: G, seat: number): Play[] {
  const out: Play[] = [];
  const hand = G.hands[seat] as number[];
  const rivals = G.hands.map((_, i) => (seat + i) % G.hands.length).slice(1);
  for (const card of hand) {
    const kind = kindOf(card);
    if (kind === 'question' || (kind === 'gift' && hand.some(isSeal))) for (const to of rivals) out.push({ card, to });
    else if (kind === 'mask') out.push(...G.up.flatMap((up, to) => (up ? [{ card, to }] : [])));
    else if (kind === 'burn') {
      G.before.forEach((messages, at) => {
        messages.forEach((_, message) => {
          out.push({ card, at, message });
        });
      });
    }
  }
  if (!G.up[seat]) {
    const agent = G.agents[seat];
    if (agent === 'owl' || agent === 'crow') for (const to of rivals) out.push({ agent: true, to });
    else out.push({ agent: true });
  }
  return out;
}
