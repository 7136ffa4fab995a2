// What happens if nobody answers any more, in one sentence.

import type { BoardWords } from '../say.ts';
import type { BoardScene } from '../scene.ts';

/** While cards answer cards. */
export function stackOutcome({ view, you, name }: BoardScene, say: BoardWords): string {
  const [first] = view.stack;
  if (!first) return '';
  const title = say.cards[first.as].title;
  const target = first.to ?? first.message?.at ?? null;
  if (view.stack.length % 2 === 0) {
    const goesOn = first.as === 'intercept' && view.letter !== null;
    return goesOn ? say.goesOn(title, toName(view.letter?.at ?? 0, you, name, say)) : say.isCountered(title);
  }
  const to = target === null ? '' : name(target);
  if (first.as === 'trap' && target !== null && view.seats[target]?.locked) return say.trapLocked(to, target === you);
  return say.outcome[first.as](name(first.by), to, first.by === you, target !== null && target === you);
}

const toName = (seat: number, you: number | null, name: BoardScene['name'], say: BoardWords): string =>
  seat === you ? say.youLower : name(seat);

/** While a message travels or lies before somebody. */
export function letterOutcome({ view, you, name }: BoardScene, say: BoardWords): string {
  const { letter } = view;
  if (!letter) return '';
  const to = name(letter.at);
  const mine = letter.at === you;
  const next = letter.next === null ? null : toName(letter.next, you, name, say);
  if (letter.stage === 'transit') return say.if.transit(to, mine);
  if (letter.must === 'accept') return say.if.mustAccept(to, mine);
  if (letter.must === 'decline') return say.if.mustDecline(to, next, mine);
  return say.if.decides(to, next, mine);
}
