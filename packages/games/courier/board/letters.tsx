// The letters that somebody took: open before them, each with its seal. To burn one, point at it.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import { Letter } from './letter.tsx';
import type { Thing } from './pick.ts';
import { lastTaker, letterNumber } from './quarrel.ts';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import type { Picks } from './use-picks.ts';

interface Props {
  readonly scene: BoardScene;
  readonly picks: Picks;
  readonly seat: Seat;
}

export function Letters({ scene, picks, seat }: Props): ReactElement {
  const { view, told } = scene;
  const before = view.seats[seat]?.before ?? [];
  const fresh = lastTaker(told) === seat ? before.length - 1 : -1;
  return (
    <ul className="co-letters" aria-label={say.lettersOf(scene.name(seat))}>
      {before.map((card, i) => {
        const thing: Thing = `letter ${seat} ${i}`;
        const flight = i === fresh ? { 'data-flight': `letter ${letterNumber(told)}` } : {};
        return (
          <li key={i} {...flight}>
            {picks.may(thing) ? (
              <button
                type="button"
                data-may="true"
                aria-pressed={picks.has(thing)}
                aria-label={say.burn(card)}
                onClick={() => picks.tap(thing)}
              >
                <Letter colour={colourIn(card)} />
              </button>
            ) : (
              <>
                <Letter colour={colourIn(card)} />
                <span className="co-hidden">{say.card(card)}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
