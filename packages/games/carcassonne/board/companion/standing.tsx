// How the players stand; while points are written down, also whose they are.

import { type ReactElement, useId } from 'react';
import { companion as say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { FigureSign } from '../track/index.tsx';
import { type Ledger, sumOf } from './ledger.ts';
import { ColourSign } from './set-up.tsx';

interface Props {
  readonly ledger: Ledger;
  /** Whose points are being written down; null while nobody's can be. */
  readonly chosen: number | null;
  onChoose(seat: number): void;
}

export function Standing({ ledger, chosen, onChoose }: Props): ReactElement {
  const name = useId();
  return (
    <fieldset className="ccc-standing" disabled={chosen === null}>
      <legend>{say.who}</legend>
      {ledger.setup.players.map((player, seat) => {
        const figures = ledger.figures[seat];
        const sign = { colour: colourOf(player.colour), emblem: player.colour, size: 18 };
        return (
          <label key={player.colour} data-active={seat === ledger.active && ledger.stage === 'play'}>
            <input type="radio" name={name} checked={seat === chosen} onChange={() => onChoose(seat)} />
            <span className="ccc-seat">
              <ColourSign colour={player.colour} size={18} />
              <b>{player.name}</b>
              <strong>{sumOf(ledger, seat)}</strong>
              {ledger.stage === 'play' && (
                <small>
                  <FigureSign figure="scorer" {...sign} /> {figures?.scorer}
                  <FigureSign figure="messenger" {...sign} /> {figures?.messenger}
                </small>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
