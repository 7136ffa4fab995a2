// Which figure walks: two buttons that say where it would stop and what follows. One tap writes it down.

import type { ReactElement } from 'react';
import type { Marker } from '../../rules/names.ts';
import { companion as say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { MARKERS, spaceOf } from '../track/circuit.ts';
import { FigureSign, type Preview } from '../track/index.tsx';
import { Icon } from './icon.tsx';
import { type Ledger, mayWalk, outlook } from './ledger.ts';

interface Props {
  readonly ledger: Ledger;
  readonly seat: number;
  /** Null until there are any. */
  readonly points: number | null;
  onWalk(figure: Marker): void;
  onPreview(preview: Preview | null): void;
}

export function WalkButtons({ ledger, seat, points, onWalk, onPreview }: Props): ReactElement {
  const colour = ledger.setup.players[seat]?.colour ?? 0;
  return (
    <fieldset className="ccc-walks">
      <legend>{say.which}</legend>
      {MARKERS.map((figure) => {
        const free = mayWalk(ledger, seat, figure);
        const { from, to, dark, message } = outlook(ledger, { seat, points: points ?? 0, figure });
        const show = (): void => onPreview(points === null || !free ? null : { seat, figure, from, to });
        const hide = (): void => onPreview(null);
        return (
          <button
            key={figure}
            type="button"
            className="ccc-walk"
            disabled={points === null || points === 0 || !free}
            onClick={() => {
              hide();
              onWalk(figure);
            }}
            onPointerEnter={show}
            onPointerLeave={hide}
            onFocus={show}
            onBlur={hide}
          >
            <FigureSign figure={figure} colour={colourOf(colour)} emblem={colour} size={28} />
            <span>
              <b>{say.figures[figure]}</b>
              <span className="ccc-from-to">
                {points === null || points === 0 ? spaceOf(from) : say.walk(spaceOf(from), spaceOf(to))}
              </span>
              {!free && <small>{say.stays}</small>}
              {free && points !== null && points > 0 && dark && (
                <small className="ccc-dark">
                  <Icon name="envelope" size={14} /> {message ? (ledger.message ? say.another : say.message) : say.dark}
                </small>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
