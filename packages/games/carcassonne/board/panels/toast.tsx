// What just happened: the tiles of the others since my last move, a line each; "Show" flies there and back.

import type { CSSProperties, ReactElement } from 'react';
import { portraitOf } from '../art/gallery.ts';
import { lastMoves, type Move } from '../reading/news.ts';
import { say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { SeatEmblem } from './seat-emblem.tsx';

interface Props {
  readonly moves: readonly Move[];
  readonly showing: boolean;
  who(seat: number): string;
  onShow(): void;
}

export function Toast({ moves, showing, who, onShow }: Props): ReactElement {
  const { shown, more } = lastMoves(moves);
  return (
    <section className="cc-toast" aria-label={say.news}>
      <ul>
        {more > 0 && <li className="cc-quiet">{say.newsMore(more)}</li>}
        {shown.map(({ at, laid, gains, message }) => (
          <li key={at} style={{ '--cc-seat': colourOf(laid.seat) } as CSSProperties}>
            <img
              src={portraitOf({ kind: laid.tile, rotation: laid.rotation, garden: laid.garden, copy: 0 })}
              alt=""
              width="44"
              height="44"
              draggable={false}
            />
            <span>
              <SeatEmblem seat={laid.seat} /> <b>{say.newsOf(who(laid.seat))}</b> {say.laid(laid)}
              {[...gains].map(([seat, points]) => (
                <span key={seat} className="cc-gain">
                  {seat === laid.seat ? say.gain(points) : say.gainOf(who(seat), points)}
                </span>
              ))}
              {message !== null && <span className="cc-gain">{say.newsMessage}</span>}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="cc-link" aria-pressed={showing} onClick={onShow}>
        {showing ? say.newsBack : say.newsShow}
      </button>
    </section>
  );
}
