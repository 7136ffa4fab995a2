// What the cards do when they are played in one's own turn, and what an agent does when it turns face-up.

import { EVERYONE, type Flow, NONE, only, PASS, type Seat } from '@tabella/kernel';
import { agentOf, box, type Colour, colourOf, DECK, DISCARD, HAND, kindOf, LIMBO } from './box.ts';
import { withstands } from './seal.ts';
import {
  agentCard,
  before,
  cardName,
  draw,
  faceOf,
  handOf,
  isSeal,
  others,
  roleAt,
  roleCard,
  type State,
  tally,
} from './state.ts';
import { type CardChoice, choose, type Play, type Table } from './types.ts';

/** All that the seat may play now. */
export function playsOf(s: State, seat: Seat): Play[] {
  const out: Play[] = [];
  const rivals = others(s, seat);
  for (const card of handOf(s, seat)) {
    switch (kindOf(faceOf(s, card))) {
      case 'question':
        for (const to of rivals) out.push({ card, to });
        break;
      case 'gift':
        if (handOf(s, seat).some((id) => isSeal(s, id))) for (const to of rivals) out.push({ card, to });
        break;
      case 'mask':
        for (let to = 0; to < s.seats; to++) if (s.up[to]) out.push({ card, to });
        break;
      case 'burn':
        // Letters lie open in the order in which they came: the place names them.
        for (let at = 0; at < s.seats; at++) {
          for (let message = 0; message < before(s, at).length; message++) out.push({ card, at, message });
        }
        break;
      case 'seal':
      case 'seize':
        break;
    }
  }
  if (!s.up[seat]) out.push(...agentPlays(s, seat, rivals));
  return out;
}

function agentPlays(s: State, seat: Seat, rivals: readonly Seat[]): Play[] {
  switch (agentOf(faceOf(s, agentCard(s, seat)))) {
    case 'owl':
    case 'crow':
      return rivals.map((to) => ({ agent: true, to }));
    case 'fox':
    case 'moth':
    case 'hare':
    case 'wren':
      return [{ agent: true }];
  }
}

export function* play(s: State, table: Table, seat: Seat, what: Play): Flow {
  if ('agent' in what) {
    yield* turnAgent(s, table, seat, what.to ?? seat);
    return;
  }
  const { card } = what;
  const kind = kindOf(faceOf(s, card));
  box.move(s.cards, card, LIMBO);
  const target = 'message' in what ? (before(s, what.at)[what.message] ?? NONE) : NONE;
  const aim = 'to' in what ? { to: what.to } : { to: what.at, message: cardName(s, target) };
  table.announce(EVERYONE, { kind: 'plays', seat, card: cardName(s, card), ...aim });
  // Only somebody with a seal may play a gift: everybody learns that they have one.
  if (kind === 'gift') box.among(s.cards, EVERYONE, handOf(s, seat), [], [box.mask('seal')]);
  const works = yield* withstands(s, table, seat, cardName(s, card));
  box.move(s.cards, card, DISCARD);
  if (!works) {
    table.announce(EVERYONE, { kind: 'sealed', seat, card: cardName(s, card) });
    return;
  }
  if ('message' in what) burn(s, table, target);
  else if (kind === 'question') yield* questioned(s, table, what.to, colourOf(faceOf(s, card)));
  else if (kind === 'gift') yield* gift(s, table, seat, what.to);
  else if (kind === 'mask') mask(s, table, what.to);
}

function burn(s: State, table: Table, letter: number): void {
  box.move(s.cards, letter, DISCARD);
  table.announce(EVERYONE, { kind: 'burnt', card: cardName(s, letter) });
}

/** What everybody has seen of an agent stays known; it may only act again. */
function mask(s: State, table: Table, seat: Seat): void {
  s.up[seat] = false;
  table.announce(EVERYONE, { kind: 'masked', seat });
}

/** Red asks for the Crown, blue for the League: the role decides what may be said, and everybody hears it. */
function* questioned(s: State, table: Table, seat: Seat, colour: Colour): Flow {
  const asked = colour === 'red' ? 'crown' : 'league';
  const role = roleAt(s, seat);
  const may = role === 'free' ? [true, false] : [role === asked];
  const said = yield* choose(seat, 'state', may, { open: true, about: { asked } });
  box.learn(s.cards, EVERYONE, 'stated', [roleCard(s, seat)], { asked, said });
  table.announce(EVERYONE, { kind: 'states', seat, asked, said });
}

/** A seal changes hands face-down; everybody knows it is a seal, two know which. The giver draws two. */
function* gift(s: State, table: Table, seat: Seat, to: Seat): Flow {
  const seals = handOf(s, seat).filter((id) => isSeal(s, id));
  // The last seal may have gone in the quarrel about the gift; the question is put all the same.
  const from: readonly (CardChoice | typeof PASS)[] = seals.length > 0 ? seals.map((card) => ({ card })) : [PASS];
  const given = yield* choose(seat, 'give', from, { open: true, about: { to } });
  if (given === PASS) {
    s.lacked++;
    return;
  }
  const { card } = given;
  box.move(s.cards, card, HAND + to);
  box.classify(s.cards, card, box.mask('seal'));
  table.announce(EVERYONE, { kind: 'gives', seat, to });
  table.announce(only(seat, to), { kind: 'given', card: cardName(s, card), seat, to });
  for (let i = 0; i < 2; i++) draw(s, seat, table.chance);
}

/** An agent turns face-up and does what it does; masked, it may do so again. */
function* turnAgent(s: State, table: Table, seat: Seat, to: Seat): Flow {
  const id = agentCard(s, seat);
  const agent = agentOf(faceOf(s, id));
  s.up[seat] = true;
  box.reveal(s.cards, id);
  table.announce(EVERYONE, { kind: 'turns', seat, agent, to });
  switch (agent) {
    case 'fox':
      for (let i = 0; i < 2; i++) draw(s, seat, table.chance);
      break;
    case 'owl':
      box.peek(s.cards, roleCard(s, to), seat);
      table.announce(only(seat), { kind: 'learns', of: to, role: roleAt(s, to) });
      break;
    case 'moth': {
      const black = before(s, seat).find((one) => colourOf(faceOf(s, one)) === 'black');
      if (black !== undefined) burn(s, table, black);
      break;
    }
    case 'crow': {
      const hand = handOf(s, to);
      if (hand.length > 0) {
        const taken = table.lot(hand);
        box.move(s.cards, taken, HAND + seat);
        table.announce(only(seat, to), { kind: 'taken', seat, to, card: cardName(s, taken) });
      }
      break;
    }
    case 'hare': {
      const top = box.top(s.cards, DECK);
      if (top !== NONE) {
        box.peek(s.cards, top, seat);
        table.announce(only(seat), { kind: 'watched', card: cardName(s, top) });
        const take = yield* choose(seat, 'keep', [true, false]);
        if (take) draw(s, seat, table.chance);
        table.announce(EVERYONE, { kind: 'kept', seat, take });
      }
      break;
    }
    case 'wren': {
      const { black } = tally(s, seat);
      for (let i = 0; i < black; i++) draw(s, seat, table.chance);
      if (black > 0) table.announce(EVERYONE, { kind: 'draws', seat, cards: black });
      break;
    }
  }
}
