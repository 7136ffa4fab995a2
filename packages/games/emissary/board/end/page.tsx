// The end: one headline, me first, the moment that decided it, and everything that was hidden. Each fact once.

import type { BoardProps, Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import type { EndingView } from '../../rules/view.ts';
import { Card } from '../card/card.tsx';
import { Portrait } from '../card/portrait.tsx';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import type { Notes } from '../notes.ts';
import type { Decisive } from '../say.ts';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { Slots } from '../table/slots.tsx';
import type { Face } from '../terms.ts';
import { notesRight, rowsOf } from './order.ts';

interface Props extends Pick<BoardProps<EmissaryTypes>, 'words' | 'name' | 'result'> {
  readonly scene: BoardScene;
  readonly ending: EndingView;
  readonly decisive: Decisive | null;
  readonly notes: Notes;
}

export function EndPage({ scene, ending, decisive, notes, words, name, result }: Props): ReactElement {
  const { view, me } = scene;
  const verdict = result && words.verdict?.(result, view, name, me);
  const rows = rowsOf(scene, ending.winners);
  const won = me === null || ending.winners.includes(me);
  const side = seatOf(view, me ?? ending.declarer).identity;
  const [right, marked] = notesRight(notes, scene);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard
    <section className="em-end em-night" aria-labelledby="em-end-title" tabIndex={0}>
      <header className="em-end-head" data-won={won || undefined}>
        {side && <Shape of={SHAPE_OF[side]} />}
        <div>
          <h2 id="em-end-title">{verdict?.title}</h2>
          <p>{verdict?.why}</p>
        </div>
      </header>
      <ol className="em-end-rows">
        {rows.map((seat) => (
          <Row key={seat} scene={scene} seat={seat} won={ending.winners.includes(seat)} />
        ))}
      </ol>
      <div className="em-end-more">
        {decisive && (
          <div className="em-decisive">
            {decisive.card && <Card face={decisive.card} size="m" />}
            <p>
              <b>{say.decisive(decisive.turn)}</b>
              <span>{decisive.text}</span>
            </p>
          </div>
        )}
        <ul className="em-end-figures">
          <li>
            <b>{view.turn}</b> {say.turnsPlayed(view.turn)}
          </li>
          {marked > 0 && (
            <li>
              <b>{say.rightOf(right, marked)}</b> {say.notesRight}
            </li>
          )}
        </ul>
        <h3>{say.hands}</h3>
        <ul className="em-end-hands">
          {rows.map((seat) => (
            <li key={seat}>
              <b>{scene.name(seat)}</b>
              <span>
                {handOf(scene, seat).map((face, i) => (
                  <span key={i} className="em-face-chip">
                    <Shape of={face.colour} />
                    {say.cards[face.effect].title}
                    <span className="hidden-text">{say.chip(face)}</span>
                  </span>
                ))}
                {handOf(scene, seat).length === 0 && '–'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const handOf = ({ view, me }: BoardScene, seat: Seat): readonly Face[] =>
  seat === me ? view.hand.map(({ face }) => face) : seatOf(view, seat).known;

interface RowProps {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly won: boolean;
}

function Row({ scene, seat, won }: RowProps): ReactElement {
  const one = seatOf(scene.view, seat);
  const mine = scene.me === null ? null : seatOf(scene.view, scene.me).identity;
  const fallen = scene.view.fallen.find((fall) => fall.seat === seat);
  const ally = seat !== scene.me && mine !== null && mine !== 'MOF' && one.identity === mine;
  const facts = [one.character, ally ? say.yourAlly : null, fallen ? say.outOnTurn(fallen.turn) : null];
  return (
    <li data-won={won || undefined}>
      <span className="em-photo">{one.character && <Portrait of={one.character} />}</span>
      <span className="em-end-who">
        <b>{scene.name(seat)}</b>
        <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </span>
      <Slots of={one} />
      {one.identity && (
        <span className="em-end-side">
          <Shape of={SHAPE_OF[one.identity]} />
          {one.identity}
        </span>
      )}
    </li>
  );
}
