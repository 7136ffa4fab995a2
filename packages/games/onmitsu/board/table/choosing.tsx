// While all choose at once, and while all draw: what the turn is like, and what happened in the last one.

import { type ReactElement, useMemo } from 'react';
import { LanternArt } from '../art/lantern.tsx';
import { MarkDisc } from '../art/scroll.tsx';
import { recapOf } from '../recap.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { LastTurn } from './last-turn.tsx';

export function Choosing(): ReactElement {
  const scene = useScene();
  const { view, told, deck } = scene;
  const recap = useMemo(() => recapOf(told, (card) => deck.face(card).order), [told, deck]);
  return (
    <section className="on-choosing">
      <header>
        <h2>{say.phaseTitle(view)}</h2>
        <ul className="on-chips">
          <li className="on-chip">
            <LanternArt />
            {say.tieOrder(view.tieOrder.map((seat) => say.who(scene, seat)))}
          </li>
          <li className="on-chip">{say.drawing(view.draws)}</li>
          <li className="on-chip">{say.handLimit(view.handLimit)}</li>
          {view.lastTurn !== null && <li className="on-chip">{say.patience(view.lastTurn)}</li>}
        </ul>
      </header>
      {recap && recap.acts.length > 0 ? <LastTurn recap={recap} /> : <HowATurnGoes />}
    </section>
  );
}

/** Before anything has happened: what it is all about. */
function HowATurnGoes(): ReactElement {
  const { deck } = useScene();
  return (
    <>
      <div className="on-goal">
        <b>{say.aim}</b>
        <ul className="on-chips">
          {deck.scrolls.map((scroll) => (
            <li key={scroll.id} className="on-chip">
              <MarkDisc mark={scroll.mark} />
              {say.worth(scroll)}
            </li>
          ))}
          <li className="on-chip">{say.cardWorth(deck.perCard)}</li>
        </ul>
      </div>
      <ol className="on-how">
        {say.howATurnGoes.map(([head, text]) => (
          <li key={head}>
            <b>{head}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
