// I am out: case closed. Why, by which messages, who I was, and what can be done now.

import type { BoardProps, Seat } from '@tabella/kernel';
import { Moment } from '@tabella/ui/moment';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import { Card } from '../card/card.tsx';
import { Portrait } from '../card/portrait.tsx';
import { SHAPE_OF } from '../card/prove-lines.tsx';
import { Shape } from '../card/shape.tsx';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import { useOnce } from './once.ts';
import { type Black, trailOf } from './trail.ts';

interface Props extends Pick<BoardProps<EmissaryTypes>, 'told' | 'deeds'> {
  readonly scene: BoardScene;
  readonly seat: Seat;
}

export function OutMoment({ scene, seat, told, deeds }: Props): ReactElement | null {
  const [shown, done] = useOnce('out', seat);
  const one = seatOf(scene.view, seat);
  const fall = scene.view.fallen.find((fallen) => fallen.seat === seat);
  if (one.alive || shown || scene.over || !fall) return null;
  const trail = fall.how === 'messages' ? trailOf(told, seat) : [];
  return (
    <Moment label={say.youAreOut} className="em-moment em-moment-out" onDone={done}>
      <div className="em-out">
        <header>
          <span className="em-photo">{one.character && <Portrait of={one.character} />}</span>
          <div>
            <span className="em-out-stamp">{say.caseClosed}</span>
            <h2>{say.youAreOut}</h2>
            <p>{fall.how === 'silence' ? say.outSilent : cause(scene, trail.at(-1))}</p>
          </div>
        </header>
        <div className="em-out-trail">
          {trail.length > 0 && (
            <ol>
              {trail.map(({ card, from, turn }, i) => (
                <li key={i} data-last={i === trail.length - 1 || undefined}>
                  <Card face={card} size="s" />
                  <span>{say.trailTurn(turn)}</span>
                  <span>{from === null ? say.fromDeck : scene.name(from)}</span>
                </li>
              ))}
            </ol>
          )}
          <p>
            {one.identity && (
              <>
                {say.youWere} <Shape of={SHAPE_OF[one.identity]} /> <b>{one.identity}</b>.{' '}
              </>
            )}
            {say.onlyLiving}
          </p>
        </div>
        <div className="em-out-deeds">
          <button type="button" className="em-wax" onClick={done}>
            {say.watch}
          </button>
          <Deed text={say.fastForward} deed={deeds.fastForward} onDone={done} />
          <Deed text={say.newGame} deed={deeds.newGame} plain onDone={done} />
          <Deed text={say.leave} deed={deeds.leave} plain onDone={done} />
        </div>
      </div>
    </Moment>
  );
}

function cause(scene: BoardScene, last: Black | undefined): string {
  if (last === undefined) return say.outPlain;
  const { effect } = last.card;
  if (last.from === null) return say.outDeck(effect);
  return say.outBlack(last.from === scene.me ? say.your : say.whose(scene.name(last.from)), effect);
}

interface DeedProps {
  readonly text: string;
  /** Null where it is not possible now. */
  readonly deed: (() => void) | null;
  readonly plain?: boolean;
  onDone(): void;
}

function Deed({ text, deed, plain = false, onDone }: DeedProps): ReactElement | null {
  if (deed === null) return null;
  return (
    <button
      type="button"
      className="em-out-deed"
      data-plain={plain || undefined}
      onClick={() => {
        onDone();
        deed();
      }}
    >
      {text}
    </button>
  );
}
