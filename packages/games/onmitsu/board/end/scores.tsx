// The count: for each player the scroll and the cards with their points, those who died grey with the reason. Mine first.

import type { ReactElement } from 'react';
import type { VerdictView } from '../../rules/view.ts';
import { CrackedScroll, MarkDisc, OpenScroll } from '../art/scroll.tsx';
import { Back } from '../card/card.tsx';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';

export function Scores({ verdicts }: { readonly verdicts: readonly VerdictView[] }): ReactElement {
  const { me } = useScene();
  const best = Math.max(...verdicts.map(({ points }) => points));
  const rank = ({ seat, lives, points }: VerdictView): number => (seat === me ? -1 : lives ? best - points : best + 1);
  return (
    <ol className="on-scores" aria-label={say.verdicts}>
      {verdicts
        .toSorted((a, b) => rank(a) - rank(b))
        .map((verdict) => (
          <Row key={verdict.seat} verdict={verdict} wins={best > 0 && verdict.points === best} />
        ))}
    </ol>
  );
}

function Row({ verdict, wins }: { readonly verdict: VerdictView; readonly wins: boolean }): ReactElement {
  const scene = useScene();
  const { seat, scrolls, lives, points } = verdict;
  const [scroll] = scrolls;
  const kind = scroll && scene.deck.scroll(scroll.kind);
  return (
    <li
      className="on-score"
      data-me={seat === scene.me || undefined}
      data-wins={wins || undefined}
      data-dead={!lives || undefined}
    >
      <span className="on-score-scroll">
        {kind && (scroll.sealed ? <OpenScroll mark={kind.mark} /> : <CrackedScroll mark={kind.mark} />)}
        {!kind && <span className="on-gap" />}
      </span>
      <span className="on-score-text">
        <b>{say.who(scene, seat)}</b>
        <span className="on-sources">
          <span className="on-source">
            {kind && <MarkDisc mark={kind.mark} />}
            {say.scrollSource(scene, verdict)}
          </span>
          <span className="on-source">
            <Back />
            {say.cardSource(verdict, scene.view.seats[seat]?.cards ?? 0)}
          </span>
        </span>
      </span>
      <b className="on-points">
        {points}
        <span>{say.pointsLine(verdict, wins)}</span>
      </b>
    </li>
  );
}
