// All that everybody has: score, both figures on the track, what is left to place, goods.

import type { ReactElement } from 'react';
import type { FigureKind, Goods } from '../../rules/names.ts';
import type { View } from '../../rules/view.ts';
import { portraitOf } from '../art/gallery.ts';
import { GoodsSign } from '../figures/goods.tsx';
import { PieceSign } from '../figures/piece.tsx';
import { tokenPicture } from '../figures/token.ts';
import { Icon } from '../icon.tsx';
import { SeatEmblem } from '../panels/seat-emblem.tsx';
import { say } from '../say.ts';
import { colourOf } from '../seats.ts';
import { FigureSign } from '../track/index.tsx';

interface Props {
  readonly view: View;
  who(seat: number): string;
  onClose(): void;
}

const KINDS: readonly FigureKind[] = [
  'meeple',
  'big',
  'abbot',
  'ringmaster',
  'mayor',
  'wagon',
  'builder',
  'pig',
  'shepherd',
  'barn',
];
const GOODS: readonly Goods[] = ['wine', 'grain', 'cloth'];

export function SeatPanel({ view, who, onClose }: Props): ReactElement {
  const trades =
    view.seats.some(({ goods }) => GOODS.some((one) => goods[one] > 0)) || view.options.sets.includes('traders');
  return (
    <section className="cc-panel cc-holdings" aria-label={say.holdings}>
      <header className="cc-panel-head">
        <h2>{say.holdings}</h2>
        <button type="button" className="cc-tool cc-plain" aria-label={say.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <ul>
        {view.seats.map((seat, i) => (
          <li key={i}>
            <span className="cc-holder">
              <SeatEmblem seat={i} />
              <b>{who(i)}</b>
              <span className="cc-score">{seat.score}</span>
            </span>
            {view.messages !== null && view.phase !== 'over' && (
              <span className="cc-both">
                <FigureSign figure="scorer" colour={colourOf(i)} emblem={i} size={18} />
                <span>
                  {say.scorer} <b>{seat.scorer}</b>
                </span>
                <FigureSign figure="messenger" colour={colourOf(i)} emblem={i} size={18} />
                <span>
                  {say.messenger} <b>{seat.messenger}</b>
                </span>
              </span>
            )}
            <span className="cc-supply">
              {KINDS.filter((kind) => seat.figures[kind] > 0).map((kind) => (
                <span key={kind} data-none={seat.supply[kind] === 0 || undefined}>
                  <PieceSign figure={kind} seat={i} size={24} />
                  <span className="hidden-text">{say.figuresLeft(kind, seat.supply[kind])}</span>
                  <span aria-hidden="true">{seat.supply[kind]}</span>
                </span>
              ))}
            </span>
            {trades && (
              <span className="cc-supply">
                {GOODS.map((goods) => (
                  <span key={goods} data-none={seat.goods[goods] === 0 || undefined}>
                    <GoodsSign goods={goods} />
                    <span className="hidden-text">{say.goodsOf(goods, seat.goods[goods])}</span>
                    <span aria-hidden="true">{seat.goods[goods]}</span>
                  </span>
                ))}
              </span>
            )}
            {seat.held && seat.held.length > 0 && (
              <span className="cc-supply">
                {seat.held.map(({ what, count, seat: whose }) => (
                  <span key={`${what} ${whose}`} data-none={count === 0 || undefined}>
                    {whose === undefined ? (
                      <img
                        className="cc-sign"
                        src={tokenPicture({ token: what, count: 1 })}
                        width="24"
                        height="24"
                        alt=""
                      />
                    ) : (
                      <PieceSign figure={what as FigureKind} seat={whose} lying size={24} />
                    )}
                    <span className="hidden-text">
                      {whose === undefined
                        ? say.token(what, count)
                        : say.prisoners(who(whose), what as FigureKind, count)}
                    </span>
                    <span aria-hidden="true">{count}</span>
                  </span>
                ))}
              </span>
            )}
            {seat.ready && (
              <span className="cc-supply">
                <img
                  src={portraitOf({ ...seat.ready, rotation: 0, copy: 0 })}
                  width="28"
                  height="28"
                  alt={say.readyTile(say.tile(seat.ready))}
                />
              </span>
            )}
            {seat.outlook !== null && view.phase !== 'over' && (
              <span className="cc-quiet">{say.outlook(seat.outlook)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
