// The audience: the scrolls are opened one by one, large in the middle. Nobody has won before the last is open.

import type { ReactElement } from 'react';
import type { VerdictView } from '../../rules/view.ts';
import { CrackedScroll, MarkDisc, OpenScroll, SealedScroll } from '../art/scroll.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';

interface Props {
  /** Those who carry a scroll, in the order in which they are opened. */
  readonly carriers: readonly VerdictView[];
  readonly verdicts: readonly VerdictView[];
  readonly opened: number;
  onNext(): void;
  onSkip(): void;
}

export function Reveal({ carriers, verdicts, opened, onNext, onSkip }: Props): ReactElement {
  const scene = useScene();
  const now = carriers[Math.max(0, opened - 1)];
  const open = opened > 0;
  const sealed = carriers.slice(Math.max(1, opened));
  const done = carriers.slice(0, Math.max(0, opened - 1));
  return (
    <section className="on-reveal" data-telling="" aria-label={say.audience}>
      <header>
        <h2>{say.audience}</h2>
        <p>{say.audienceNote}</p>
        <button type="button" className="on-btn" onClick={onSkip}>
          {say.skip}
        </button>
      </header>
      <div className="on-reveal-row">
        <ul aria-label={say.stillSealed}>
          {sealed.map((one) => (
            <li key={one.seat}>
              <SealedScroll />
              <b>{say.who(scene, one.seat)}</b>
            </li>
          ))}
        </ul>
        {now && (
          <div key={`${now.seat} ${open}`} className="on-reveal-now" data-open={open || undefined}>
            <Scrolls verdict={now} open={open} />
            <b>{say.who(scene, now.seat)}</b>
          </div>
        )}
        <ul aria-label={say.opened}>
          {done.map((one) => (
            <li key={one.seat} data-dead={!one.lives || undefined}>
              <Scrolls verdict={one} open />
              <b>{say.who(scene, one.seat)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="on-reveal-said" role="status">
        <h3>{now && open ? say.scrollIs(scene, now) : say.whoseNext(scene, now?.seat)}</h3>
        <p>{now && open ? say.scrollMeans(scene, now) : ''}</p>
      </div>
      <button type="button" className="on-btn on-reveal-next" onClick={onNext}>
        {opened < carriers.length ? say.openNext : say.toTheCount}
      </button>
      <ol className="on-reveal-list">
        {verdicts.map((one) => (
          <RevealRow key={one.seat} verdict={one} open={carriers.slice(0, opened).includes(one)} />
        ))}
      </ol>
    </section>
  );
}

function RevealRow({ verdict, open }: { readonly verdict: VerdictView; readonly open: boolean }): ReactElement {
  const scene = useScene();
  const [first] = verdict.scrolls;
  return (
    <li data-open={open || undefined}>
      {open && first ? <MarkDisc mark={scene.deck.scroll(first.kind).mark} /> : <i className="on-unknown" />}
      <span>{say.revealLine(scene, verdict, open)}</span>
      {open && verdict.lives && verdict.scroll > 0 && <b>+{verdict.scroll}</b>}
    </li>
  );
}

function Scrolls({ verdict, open }: { readonly verdict: VerdictView; readonly open: boolean }): ReactElement {
  const { deck } = useScene();
  return (
    <span className="on-reveal-scrolls">
      {verdict.scrolls.map(({ kind, sealed }, i) => {
        const { mark } = deck.scroll(kind);
        if (!sealed) return <CrackedScroll key={i} mark={open ? mark : null} />;
        return open ? <OpenScroll key={i} mark={mark} /> : <SealedScroll key={i} />;
      })}
    </span>
  );
}
