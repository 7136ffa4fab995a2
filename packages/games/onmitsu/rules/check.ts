// What must hold at every resting point.

import { GATHER, PLACES, POSTS, SHOWN, SPREAD, TABLE } from './box.ts';
import { countIn, idsIn, isScroll, type Look } from './stage.ts';

export function check(g: Look): void {
  const { s } = g;
  const { box } = g.rules;
  box.check(s.cards);
  const claim = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  claim(s.plays.length === 0 && s.window === null, 'a card is still being played');
  const inWindow = s.phase === 'cracks' || s.phase === 'aftermath';
  claim(s.waiting.length === 0 || inWindow, 'an answer waits outside a window');
  const thrown = s.phase === 'resolve' || s.phase === 'cracks' ? s.queue.slice(s.at) : [];
  const lying = [...thrown, ...s.waiting, ...(s.end?.spare ?? [])].map((one) => one.card).sort((a, b) => a - b);
  const found = idsIn(g, TABLE).sort((a, b) => a - b);
  claim(String(lying) === String(found), 'the table holds other cards than were thrown');
  for (const zone of [GATHER, SHOWN]) claim(countIn(g, zone) === 0, 'a card is left where none may rest');
  claim(countIn(g, POSTS) === s.blocks.length, 'blocks and the cards on Locations disagree');
  for (const { place, post } of s.blocks) {
    claim(box.zoneOf(s.cards, place) === PLACES && box.zoneOf(s.cards, post) === POSTS, 'a block lies nowhere');
  }
  for (let seat = 0; seat < s.seats; seat++) claim(countIn(g, SPREAD + seat) === 0, 'a card of a search is left');
  for (const { card } of [...s.glimpses, ...(s.end?.vouchers ?? [])]) claim(isScroll(g, card), 'a note on no scroll');
  const scrolls = g.set.scrolls.reduce((sum, kind) => sum + kind.count, 0);
  const cards = g.set.cards.reduce((sum, card) => sum + card.count, 0);
  claim(s.cards.planes[0] === scrolls + cards, 'cards were lost');
  claim((s.phase === 'over') === (s.result !== null), 'the phase and the result disagree');
}
