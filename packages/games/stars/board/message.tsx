// A message: its sentence with the blanks filled as far as they are known, and its three columns of words.

import { type ReactElement, useId } from 'react';
import type { MessageView } from '../rules/view.ts';
import { type Picks, pieces } from './guess.ts';
import { Die, Icon } from './icon.tsx';
import { say } from './say.ts';

type Card = NonNullable<MessageView['card']>;

export function Sentence({ card, rows }: { readonly card: Card; readonly rows: Picks }): ReactElement {
  return (
    <p className="st-sentence">
      “
      {pieces(card.sentence).map((piece) => {
        if (typeof piece === 'string') return <span key={piece}>{piece}</span>;
        const row = rows[piece] ?? null;
        return row === null ? (
          <span key={piece} className="st-blank">
            <span aria-hidden="true">?</span>
            <span className="hidden-text">{say.blank}</span>
          </span>
        ) : (
          <b key={piece} className="st-word">
            {card.columns[piece]?.[row]}
          </b>
        );
      })}
      ”
    </p>
  );
}

interface Props {
  readonly card: Card;
  /** The rows that were rolled, where they are known. */
  readonly dice: readonly number[] | null;
  readonly picks?: Picks;
  /** With it the columns are there to choose from. */
  readonly onPick?: (column: number, row: number) => void;
}

export function Columns({ card, dice, picks, onPick }: Props): ReactElement {
  const group = useId();
  return (
    <div className="st-columns">
      {card.columns.map((column, c) => {
        const name = say.columnName(c + 1);
        return onPick ? (
          <fieldset key={name}>
            <legend className="hidden-text">{name}</legend>
            {column.map((word, row) => (
              <label key={word} className="st-choice">
                <input
                  type="radio"
                  name={`${group}${c}`}
                  checked={picks?.[c] === row}
                  onChange={() => onPick(c, row)}
                />
                <span>
                  <i>{row + 1}</i>
                  {word}
                  {picks?.[c] === row && <Icon name="check" />}
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <ol key={name} aria-label={name}>
            {column.map((word, row) => (
              <li key={word} data-rolled={dice?.[c] === row || undefined}>
                {dice?.[c] === row ? <Die row={row} /> : <i>{row + 1}</i>}
                <span>{word}</span>
                {dice?.[c] === row && <span className="hidden-text">{say.rolled}</span>}
              </li>
            ))}
          </ol>
        );
      })}
    </div>
  );
}
