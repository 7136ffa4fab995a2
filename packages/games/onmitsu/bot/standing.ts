// Standing: what the scrolls before a seat come to: how it stands, what it would score now, and cards that would help it.

import { bitOf, type Seat } from '@tabella/kernel';
import { CRACKED } from '../rules/box.ts';
import { countIn, type Look, scrollOf, sealedOf } from '../rules/stage.ts';
import { type Holding, holdingOf } from './talents.ts';

/** How the scrolls of a seat stand. */
export type Plight = 'none' | 'top' | 'topContested' | 'plain' | 'poisonSeen' | 'poisonUnseen' | 'cracked' | 'many';

export interface Standing {
  readonly holding: Holding;
  readonly plight: Plight;
  readonly points: number;
  /** Cards in hand that would mend what is wrong. */
  readonly remedies: number;
  /** The own scroll is not seen by its owner; a scroll of the highest kind was seen by others; one lies among too many. */
  readonly unseen: boolean;
  readonly exposed: boolean;
  readonly spareTop: boolean;
  /** Poison would be tasted; strictly most vouchers are at hand in a contest. */
  readonly saved: boolean;
  readonly vouched: boolean;
}

const NOTHING_MORE = {
  points: 0,
  remedies: 0,
  unseen: false,
  exposed: false,
  spareTop: false,
  saved: false,
  vouched: false,
};

export function standingsOf(g: Look): Standing[] {
  const holdings: Holding[] = [];
  const sealed: (readonly number[])[] = [];
  let tops = 0;
  for (let seat = 0; seat < g.s.seats; seat++) {
    const ids = sealedOf(g, seat);
    sealed.push(ids);
    holdings.push(holdingOf(g, seat));
    if (ids.some((id) => scrollOf(g, id) === g.set.top)) tops++;
  }
  return holdings.map((_, seat) => standingOf(g, seat, sealed[seat] as readonly number[], holdings, tops > 1));
}

function standingOf(
  g: Look,
  seat: Seat,
  sealed: readonly number[],
  holdings: readonly Holding[],
  contested: boolean,
): Standing {
  const holding = holdings[seat] as Holding;
  const { cards, sheds, repairs } = holding;
  const count = sealed.length + countIn(g, CRACKED + seat);
  const [id] = sealed;
  const base = { ...NOTHING_MORE, holding };
  if (count === 0) return { ...base, plight: 'none', points: cards * g.set.file.scoring.perHandCard };
  if (count > 1) {
    const spareTop = sealed.some((one) => scrollOf(g, one) === g.set.top);
    return { ...base, plight: 'many', remedies: sheds, spareTop };
  }
  if (id === undefined) return { ...base, plight: 'cracked', remedies: repairs };
  return { ...base, ...sealedStanding(g, seat, id, holdings, contested) };
}

/** One sealed scroll, and no other. */
function sealedStanding(
  g: Look,
  seat: Seat,
  id: number,
  holdings: readonly Holding[],
  contested: boolean,
): Partial<Standing> & { readonly plight: Plight } {
  const { s, set, rules } = g;
  const { cards, sheds, antidote, vouchers } = holdings[seat] as Holding;
  const per = set.file.scoring.perHandCard;
  const kind = scrollOf(g, id);
  const seen = (rules.box.seenBy(s.cards, id) & bitOf(seat)) !== 0;
  const unseen = !seen;
  if (kind.lethal) {
    const saved = antidote && cards > 1;
    const points = saved ? Math.max(0, cards - 2) * per : 0;
    return { plight: seen ? 'poisonSeen' : 'poisonUnseen', points, remedies: seen ? sheds : 0, unseen, saved };
  }
  const points = kind.points + cards * per;
  if (kind !== set.top) return { plight: 'plain', points, unseen };
  const exposed = s.glimpses.some((one) => one.card === id && one.seat !== seat);
  if (!contested) return { plight: 'top', points, unseen, exposed };
  const vouched = holdings.every((one, of) => of === seat || one.vouchers < vouchers);
  return { plight: 'topContested', points: vouchers === 0 ? 0 : points, unseen, exposed, vouched };
}
