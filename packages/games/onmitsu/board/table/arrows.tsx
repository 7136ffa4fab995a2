// Thin arrows from thrown cards to the players they point at: faint while they wait, so that one sees who is in danger.
// What I am about to throw has one too.

import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { cardThing, seatThing } from '../picks.ts';
import { useScene } from '../scene.ts';
import { usePicks } from '../use-picks.ts';

interface Arrow {
  readonly card: number;
  readonly to: number;
  readonly mine: boolean;
}

export function Arrows({ board }: { readonly board: RefObject<HTMLElement | null> }): ReactElement {
  const { view, me, ask } = useScene();
  const { chosen } = usePicks();
  // A card that acts has its own arrow and its sentence: no other may cross them.
  const still = view.plays.length === 0;
  const waiting: Arrow[] = view.queue.flatMap(({ card, arrow, state }) =>
    still && arrow !== null && state === 'later' ? [{ card, to: arrow, mine: false }] : [],
  );
  const drafted: Arrow[] = (ask?.kind === 'choose' ? view.hand : []).flatMap(({ card }) =>
    chosen.has(cardThing(card))
      ? view.seats.flatMap(({ seat }) => (chosen.has(seatThing(seat)) ? [{ card, to: seat, mine: true }] : []))
      : [],
  );
  const arrows = [...waiting, ...drafted];
  const paths = usePaths(board, arrows, me);
  return (
    <svg className="on-arrows" aria-hidden="true">
      {paths.map(({ line, head, mine }) => (
        <g key={line} data-mine={mine || undefined}>
          <path d={line} />
          <path d={head} className="on-arrow-tip" />
        </g>
      ))}
    </svg>
  );
}

interface Drawn {
  readonly line: string;
  readonly head: string;
  readonly mine: boolean;
}

function usePaths(board: RefObject<HTMLElement | null>, arrows: readonly Arrow[], me: number | null): readonly Drawn[] {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const wanted = JSON.stringify(arrows);
  useEffect(() => {
    const { current } = board;
    if (!current) return;
    const draw = (): void => {
      const next = (JSON.parse(wanted) as Arrow[]).flatMap((arrow) => pathOf(current, arrow, me) ?? []);
      setDrawn((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(current);
    return () => watch.disconnect();
  }, [board, wanted, me]);
  return drawn;
}

function pathOf(board: HTMLElement, { card, to, mine }: Arrow, me: number | null): Drawn | null {
  const start = board.querySelector(`[data-flight="${cardThing(card)}"]`);
  const end = board.querySelector(to === me ? '.on-tray' : `[data-seat="${to}"]`);
  if (!start || !end) return null;
  const corner = board.getBoundingClientRect();
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  // Narrow boards show thrown cards as seals: there is nothing to start from.
  if (a.width === 0) return null;
  const down = b.y > a.y;
  const x1 = a.x + a.width / 2 - corner.x;
  const y1 = (down ? a.bottom : a.y) - corner.y;
  const x2 = down ? x1 : b.x + b.width / 2 - corner.x;
  const y2 = (down ? b.y : b.bottom) - corner.y + (down ? -4 : 4);
  const bend = (y1 + y2) / 2;
  const tip = down ? -7 : 7;
  return {
    line: `M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`,
    head: `M${x2 - 5} ${y2 + tip}L${x2} ${y2}L${x2 + 5} ${y2 + tip}`,
    mine,
  };
}
