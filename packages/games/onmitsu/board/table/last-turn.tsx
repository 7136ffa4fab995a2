// While all choose: what the cards of the last turn came to. They turn in one beat, then each says what it did.

import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../art/icons.tsx';
import { CrackedScroll } from '../art/scroll.tsx';
import { Card } from '../card/card.tsx';
import { actionOf } from '../card/face.ts';
import { useReader } from '../reader.tsx';
import type { Act, Recap } from '../recap.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Tap } from '../tap.tsx';

const MOST_LINES = 3;

export function LastTurn({ recap }: { readonly recap: Recap }): ReactElement {
  return (
    <section className="on-recap" aria-label={say.lastTurn(recap.turn)}>
      <h3>{say.lastTurn(recap.turn)}</h3>
      <ol key={recap.turn} className="on-acts">
        {recap.acts.map((act, i) => (
          <ActView key={act.seat} act={act} at={i} />
        ))}
      </ol>
    </section>
  );
}

function ActView({ act, at }: { readonly act: Act; readonly at: number }): ReactElement {
  const scene = useScene();
  const { read, peek } = useReader();
  const face = act.card === null ? null : scene.deck.face(act.card);
  const lines = act.events
    .filter(({ kind }) => kind !== 'declares')
    .map((event) => scene.words.event(event, scene.name, scene.you))
    .filter((line) => line !== '');
  return (
    <li className="on-act" data-fate={act.fate} style={{ '--on-at': at } as CSSProperties}>
      {face ? (
        <Tap thing={null} label={say.cardLabel(face)} onRead={() => read(face)} onPeek={(place) => peek(face, place)}>
          <Card face={face} size="S" />
        </Tap>
      ) : (
        <span className="on-crack-art">
          <CrackedScroll mark={null} />
        </span>
      )}
      <div className="on-act-text">
        <b>
          {say.who(scene, act.seat)}
          {act.arrow !== null && (
            <span className="on-act-arrow">
              <Icon name={act.fate === 'reversed' ? 'turn' : 'arrow'} />
              {say.who(scene, act.arrow)}
            </span>
          )}
        </b>
        {face && act.action !== null && (
          <span className="on-act-name">{say.deed(face.name, actionOf(face, act.action).name)}</span>
        )}
        {act.fate !== 'works' && <span className="on-act-fate">{say.fate[act.fate]}</span>}
        {lines.slice(0, MOST_LINES).map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </div>
    </li>
  );
}
