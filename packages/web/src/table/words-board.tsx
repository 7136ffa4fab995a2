// A table in words, for games without a board: rows of people become a table, the rest are lines to read.

import type { Data, NameOf, Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { placed } from '../text.ts';
import { Emblem } from '../ui/emblem.tsx';
import { GameScene } from '../ui/game-scene.tsx';
import { type Block, blocksOf, hasColumns } from './lines.ts';
import './words-board.css';

interface Props {
  readonly game: string;
  readonly words: Words;
  readonly view: Data;
  readonly seats: number;
  readonly name: NameOf;
}

export function WordsBoard({ game, words, view, seats, name }: Props): ReactElement {
  const blocks = blocksOf(words.table(view, name));
  return (
    <div className="words">
      <div className="words-world" aria-hidden="true">
        <GameScene game={game} />
      </div>
      <div className="words-blocks">
        {placed(blocks).map(({ place, thing }) => (
          <BlockView key={place} block={thing} seats={seats} name={name} />
        ))}
      </div>
    </div>
  );
}

interface BlockProps extends Pick<Props, 'seats' | 'name'> {
  readonly block: Block;
}

function BlockView({ block, seats, name }: BlockProps): ReactElement {
  if (block.kind === 'table') return <RowsView rows={block.rows} seats={seats} name={name} />;
  return (
    <section className="words-card">
      {placed(block.lines).map(({ place, thing }) => (
        <p key={place} className={hasColumns(thing) ? 'words-columns' : undefined}>
          {thing}
        </p>
      ))}
    </section>
  );
}

interface RowsProps extends Pick<Props, 'seats' | 'name'> {
  readonly rows: readonly (readonly string[])[];
}

function RowsView({ rows, seats, name }: RowsProps): ReactElement {
  const [head = [], ...body] = rows;
  /** Names may have been cut short to fit the columns. */
  const seatIn = (cell: string): number =>
    [...Array(seats).keys()].findIndex((seat) => name(seat).length > 0 && cell.includes(name(seat).slice(0, 11)));
  return (
    <section className="words-card words-rows">
      <table>
        <thead>
          <tr>
            {placed(head).map(({ place, thing }) =>
              thing === '' ? (
                <td key={place} />
              ) : (
                <th key={place} scope="col">
                  {thing}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {placed(body).map(({ place, thing: row }) => (
            <Row key={place} head={head} row={row} seat={seatIn(row[0] ?? '')} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly head: readonly string[];
  readonly row: readonly string[];
  readonly seat: number;
}

function Row({ head, row, seat }: RowProps): ReactElement {
  const [who, ...cells] = row;
  return (
    <tr>
      <th scope="row">
        {seat >= 0 && <Emblem seat={seat} size={13} />} {who}
      </th>
      {placed(cells).map(({ place, thing }) => (
        <td key={place} data-label={head[place + 1]}>
          {thing}
        </td>
      ))}
    </tr>
  );
}
