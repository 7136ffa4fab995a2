// The end on the board: opening the scrolls, and the count.

import type { Seat } from '@tabella/kernel';
import { capital, list, persons, plural } from '@tabella/ui/english';
import type { BoardScene } from '../../../board/scene.ts';
import type { Death, VerdictView } from '../../../rules/view.ts';

type Scene = Pick<BoardScene, 'name' | 'you' | 'deck'>;

const DEATHS: Readonly<Record<Death, string>> = {
  many: 'more than one scroll',
  cracked: 'a cracked scroll',
  poisoned: 'poisoned',
  contested: 'contested',
};

/** "the Daimyo's Scroll", "a Decoy Scroll and a Daimyo's Scroll". */
function carried({ deck }: Scene, { scrolls }: VerdictView): string {
  return list(
    scrolls.map(({ kind, sealed }) => {
      const { name, top, lethal } = deck.scroll(kind);
      return `${top || lethal ? 'the' : 'a'} ${sealed ? '' : 'cracked '}${name}`;
    }),
  );
}

export const ending = {
  audience: 'The audience',
  audienceNote: 'The scrolls are opened one by one.',
  skip: 'Skip',
  openNext: 'Open the next scroll',
  toTheCount: 'Count the points',
  stillSealed: 'Not open yet',
  opened: 'Opened',
  verdicts: 'Points',
  whoseNext: (scene: Scene, seat: Seat | undefined): string =>
    seat === undefined ? 'Nobody carries a scroll' : `${persons(scene.name, scene.you).owner(seat)} scroll comes first`,
  scrollIs: (scene: Scene, verdict: VerdictView): string => {
    const p = persons(scene.name, scene.you);
    const many = verdict.scrolls.length > 1;
    return `${p.owner(verdict.seat)} ${many ? 'scrolls are' : 'scroll is'} ${carried(scene, verdict)}`;
  },
  scrollMeans: (scene: Scene, { seat, lives, deaths, saved, scroll }: VerdictView): string => {
    const p = persons(scene.name, scene.you);
    const who = p.subject(seat);
    if (!lives) return `${who} ${p.verb(seat, 'dies', 'die')}: ${list(deaths.map((one) => DEATHS[one]))}.`;
    if (saved) return `It was tasted first: ${who} ${p.verb(seat, 'lives', 'live')}.`;
    return `${plural(scroll, 'point')}. ${who} ${p.verb(seat, 'lives', 'live')}.`;
  },
  revealLine: (scene: Scene, verdict: VerdictView, open: boolean): string => {
    const p = persons(scene.name, scene.you);
    const { seat, lives } = verdict;
    const who = p.subject(seat);
    if (verdict.scrolls.length === 0) return `${who} ${p.verb(seat, 'carries', 'carry')} no scroll.`;
    if (!open) return `${p.owner(seat)} scroll is not open yet.`;
    const dies = lives ? '' : ` and ${p.verb(seat, 'dies', 'die')}`;
    return `${who} carried ${carried(scene, verdict)}${dies}.`;
  },
  scrollSource: ({ deck }: Scene, { scrolls, lives, deaths, saved, scroll }: VerdictView): string => {
    if (!lives) return `${capital(list(deaths.map((one) => DEATHS[one])))}: dead`;
    const [first] = scrolls;
    if (first === undefined) return 'No scroll 0';
    return `${deck.scroll(first.kind).short}${saved ? ', tasted' : ''} ${scroll}`;
  },
  cardSource: ({ lives, cards }: VerdictView, held: number): string =>
    lives ? `${plural(held, 'card')} ${cards}` : `${plural(held, 'card')} lost`,
  pointsLine: ({ lives, points }: VerdictView, wins: boolean): string =>
    wins ? 'wins' : !lives ? 'dead' : points === 1 ? 'point' : 'points',
  decisive: (turn: number, card: string | null): string =>
    ['Decisive', ...(turn === 0 ? [] : [`turn ${turn}`]), ...(card === null ? [] : [card])].join(' · '),
};
