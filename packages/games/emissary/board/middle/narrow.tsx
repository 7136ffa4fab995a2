// What is left to say of a choice when card and player are not enough: what it is used as, or which message is meant.

import type { ReactElement } from 'react';
import { Card } from '../card/card.tsx';
import type { Chooser } from '../choose/use-chooser.ts';
import { say } from '../say.ts';
import { type BoardScene, seatOf } from '../scene.ts';
import type { Effect, Stamp } from '../terms.ts';

interface Props {
  readonly scene: BoardScene;
  readonly chooser: Chooser;
}

/** Whether something is left to say here. */
export const isNarrow = ({ offered }: Chooser): boolean =>
  offered.has('place') || offered.has('as') || offered.has('by');

export function Narrow({ scene, chooser }: Props): ReactElement {
  return chooser.offered.has('place') ? <Messages scene={scene} chooser={chooser} /> : <Uses chooser={chooser} />;
}

function Uses({ chooser }: { readonly chooser: Chooser }): ReactElement {
  const part = chooser.offered.has('as') ? 'as' : 'by';
  const nameOf = (value: string | number): string =>
    part === 'as' ? say.cards[value as Effect].title : `${value} · ${say.stamps[value as Stamp].way}`;
  return (
    <fieldset className="em-narrow">
      <legend>{part === 'as' ? say.whichUse : say.whichWay}</legend>
      {[...(chooser.offered.get(part) ?? [])].map((value) => (
        <button
          key={value}
          type="button"
          className="em-chip"
          aria-pressed={chooser.has(part, value)}
          onClick={() => chooser.touch(part, value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </fieldset>
  );
}

function Messages({ scene, chooser }: Props): ReactElement | null {
  const seat = Number(chooser.taken.at ?? -1);
  if (seat < 0) return null;
  const { messages } = seatOf(scene.view, seat);
  return (
    <fieldset className="em-narrow">
      <legend>{say.whichMessage(scene.name(seat))}</legend>
      {[...(chooser.offered.get('place') ?? [])].map((place) => {
        const message = messages[Number(place)];
        return (
          message && (
            <button
              key={place}
              type="button"
              className="em-pickable"
              aria-pressed={chooser.has('place', place)}
              onClick={() => chooser.touch('place', place)}
            >
              <Card face={message.card} size="s" />
            </button>
          )
        );
      })}
    </fieldset>
  );
}
