// Opening the scrolls (rulings 39 to 43): who lives, who dies and why, and what it is worth.

import { EVERYONE, type Seat } from '@tabella/kernel';
import { CRACKED, DISCARD, HAND, SEALED, TABLE } from './box.ts';
import { countIn, idsIn, nameOf, type RulesStage, scrollOf, sealedOf } from './stage.ts';
import type { Ending } from './state.ts';
import type { Death, VerdictView } from './view.ts';

export function score(g: RulesStage): void {
  const { s } = g;
  const end = s.end as Ending;
  for (const { card } of end.spare) g.rules.box.move(s.cards, card, DISCARD);
  end.spare = [];
  if (countIn(g, TABLE) > 0) throw new Error('a card is left on the table');
  for (let seat = 0; seat < s.seats; seat++) open(g, seat);
  const { holders, legitimate } = contest(g, end);
  end.contested = holders.length > 1;
  if (end.contested) g.table.announce(EVERYONE, { kind: 'contested', seats: holders, legitimate });
  const killed = end.contested ? holders.filter((seat) => seat !== legitimate) : [];
  const verdicts: VerdictView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const one = verdict(g, end, seat, killed.includes(seat));
    verdicts.push(one);
    const { lives, deaths, saved, points } = one;
    g.table.announce(EVERYONE, { kind: 'verdict', seat, lives, deaths, saved, points });
  }
  end.verdicts = Object.freeze(verdicts);
  const scores = verdicts.map((one) => one.points);
  const best = Math.max(...scores);
  s.result = Object.freeze({
    winners: best > 0 ? scores.flatMap((points, seat) => (points === best ? [seat] : [])) : [],
    reason: end.by < 0 ? 'patience' : 'castle',
    scores,
    parts: { scroll: verdicts.map((one) => one.scroll), cards: verdicts.map((one) => one.cards) },
  });
  s.phase = 'over';
}

function open(g: RulesStage, seat: Seat): void {
  for (const zone of [SEALED + seat, CRACKED + seat]) {
    for (const id of idsIn(g, zone)) {
      g.rules.box.reveal(g.s.cards, id);
      g.table.announce(EVERYONE, { kind: 'opens-scroll', seat, scroll: nameOf(g, id), sealed: zone === SEALED + seat });
    }
  }
}

/** Rulings 40 and 41: all with an uncracked scroll of the highest kind; the one that strictly most vouch for stands. */
function contest(g: RulesStage, end: Ending): { holders: Seat[]; legitimate: Seat | null } {
  const holders: Seat[] = [];
  let most = 0;
  let legitimate: Seat | null = null;
  for (let seat = 0; seat < g.s.seats; seat++) {
    const tops = sealedOf(g, seat).filter((id) => scrollOf(g, id) === g.set.top);
    if (tops.length === 0) continue;
    holders.push(seat);
    for (const id of tops) {
      const vouchers = end.vouchers.filter((one) => one.card === id).length;
      if (vouchers === most) legitimate = null;
      if (vouchers > most) {
        most = vouchers;
        legitimate = seat;
      }
    }
  }
  return { holders, legitimate };
}

function verdict(g: RulesStage, end: Ending, seat: Seat, contested: boolean): VerdictView {
  const sealed = sealedOf(g, seat);
  const cracked = idsIn(g, CRACKED + seat);
  const poisoned = sealed.some((id) => scrollOf(g, id).lethal);
  const tasted = end.antidotes[seat] === true;
  const deaths: Death[] = [];
  if (sealed.length + cracked.length > 1) deaths.push('many');
  if (cracked.length > 0) deaths.push('cracked');
  if (poisoned && !tasted) deaths.push('poisoned');
  if (contested) deaths.push('contested');
  const lives = deaths.length === 0;
  const scroll = lives ? sealed.reduce((sum, id) => sum + scrollOf(g, id).points, 0) : 0;
  const cards = lives ? countIn(g, HAND + seat) * g.set.file.scoring.perHandCard : 0;
  return {
    seat,
    scrolls: [...sealed, ...cracked].map((id, i) => ({
      kind: nameOf(g, id),
      sealed: i < sealed.length,
      vouchers: end.vouchers.filter((one) => one.card === id).map((one) => one.seat),
    })),
    lives,
    deaths,
    saved: lives && poisoned && tasted,
    scroll,
    cards,
    points: scroll + cards,
  };
}
