// The end: the scrolls are opened one by one, and each says who lives, who dies and why, and the points.

import { isStill } from '@tabella/ui/motion';
import { type ReactElement, useEffect, useState } from 'react';
import type { VerdictView } from '../../rules/view.ts';
import { CrackedScroll, OpenScroll, SealedScroll } from '../art/scroll.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';

const PAUSE_MS = 1100;

export function Verdicts({ verdicts }: { readonly verdicts: readonly VerdictView[] }): ReactElement {
  const scene = useScene();
  const { view } = scene;
  const opened = useOneByOne(verdicts.length);
  const best = Math.max(...verdicts.map(({ points }) => points));
  return (
    <section className="on-verdicts" aria-label={say.verdicts}>
      {view.end?.contested && opened >= verdicts.length && <p className="on-contested">{say.contested}</p>}
      <ol>
        {verdicts.map((verdict, i) => (
          <Verdict
            key={verdict.seat}
            verdict={verdict}
            opened={i < opened}
            best={opened >= verdicts.length && best > 0 && verdict.points === best}
          />
        ))}
      </ol>
    </section>
  );
}

interface Props {
  readonly verdict: VerdictView;
  readonly opened: boolean;
  readonly best: boolean;
}

function Verdict({ verdict, opened, best }: Props): ReactElement {
  const scene = useScene();
  const { deck } = scene;
  return (
    <li
      className="on-verdict"
      data-opened={opened || undefined}
      data-dead={(opened && !verdict.lives) || undefined}
      data-best={best || undefined}
    >
      <span className="on-verdict-scrolls">
        {verdict.scrolls.map(({ kind, sealed, vouchers }, i) => {
          const scroll = deck.scroll(kind);
          return (
            <span key={i} className="on-verdict-scroll">
              {opened ? (
                sealed ? (
                  <OpenScroll mark={scroll.mark} />
                ) : (
                  <CrackedScroll mark={scroll.mark} />
                )
              ) : sealed ? (
                <SealedScroll />
              ) : (
                <CrackedScroll mark={null} />
              )}
              {opened && <b>{scroll.short}</b>}
              {opened && vouchers.length > 0 && <span>{say.vouched(vouchers.length)}</span>}
            </span>
          );
        })}
        {verdict.scrolls.length === 0 && <span className="on-quiet">{say.noScroll}</span>}
      </span>
      <span className="on-verdict-text" aria-hidden={!opened}>
        <b>{say.who(scene, verdict.seat)}</b>
        <span className="on-life">{say.verdict(verdict)}</span>
        <span>{say.verdictWhy(verdict)}</span>
      </span>
      <b className="on-points" aria-hidden={!opened}>
        {verdict.points}
        <span>{say.pointsWord(verdict.points)}</span>
      </b>
    </li>
  );
}

/** How many are open: one more each moment; a tap opens all. */
function useOneByOne(count: number): number {
  const [opened, setOpened] = useState(() => (isStill() ? count : 0));
  useEffect(() => {
    if (opened >= count) return;
    const all = (): void => setOpened(count);
    const timer = setTimeout(() => setOpened(opened + 1), PAUSE_MS);
    addEventListener('pointerdown', all, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', all);
    };
  }, [opened, count]);
  return opened;
}
