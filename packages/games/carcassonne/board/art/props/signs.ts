// Signs that count: the pennant of a city and the goods it trades in.

import { CREAM, GOLD_LIGHT, INK, PENNANT } from '../colours.ts';
import type { Goods } from '../kind.ts';

const SHIELD = 'M-6.4-8H6.4V0C6.4 4.6 3 7.4 0 9-3 7.4-6.4 4.6-6.4 0Z';

/** A quartered shield about the origin. */
export const pennant = (): string =>
  `<path d='${SHIELD}' fill='${INK}' stroke='${INK}' stroke-width='2.6'/><path d='${SHIELD}' fill='${CREAM}' stroke='${CREAM}' stroke-width='1.2'/>` +
  `<path d='M-5.4-7H0V0H-5.4ZM0 0H5.4C5.4 3.9 2.6 6.4 0 7.9Z' fill='${PENNANT}' stroke='none'/>` +
  `<path d='M0-7H5.4V0H0ZM0 0V7.9C-2.6 6.4-5.4 3.9-5.4 0Z' fill='${GOLD_LIGHT}' stroke='none'/>`;

const GOODS: Readonly<Record<Goods, string>> = {
  grain:
    `<path d='M0 6.2V-2.4M-1.4 6.2-2.8.4M1.4 6.2 2.8.4' stroke='#9a7420' stroke-width='.8' fill='none'/>` +
    [-3.2, 0, 3.2]
      .map((x) => {
        const y = x === 0 ? -3.4 : -0.6;
        return [0, 1, 2]
          .map(
            (i) =>
              `<path d='M${x} ${y + i * 1.9}c-1.9-.2-2-1.6-1.9-2.4 1.2.2 1.9 1 1.9 2.4Zm0 0c1.9-.2 2-1.6 1.9-2.4-1.2.2-1.9 1-1.9 2.4Z' fill='#c9992f' stroke='#7d5c17' stroke-width='.3'/>`,
          )
          .join('');
      })
      .join(''),
  cloth:
    `<path d='M-4.8-3.2 2.4-5.6 5 2.4-2 5Z' fill='#8e2f5a' stroke='${INK}' stroke-width='.7'/><path d='M-3 1.6 4-1' stroke='#d58bb0' stroke-width='.9'/>` +
    `<path d='M-4.8-3.2-2 5' stroke='#d58bb0' stroke-width='1.3'/><ellipse cx='-3.6' cy='1' rx='1.2' ry='4.3' transform='rotate(-19 -3.6 1)' fill='#b4497c' stroke='${INK}' stroke-width='.6'/>`,
  wine:
    `<path d='M-3.4-6.2H-1.2V-3C-.2-2.4.2-1.6.2-.4V5.4H-4.8V-.4C-4.8-1.6-4.4-2.4-3.4-3Z' fill='#4c5f3c' stroke='${INK}' stroke-width='.6'/><path d='M-4.4.6H-.2V3.4H-4.4Z' fill='${CREAM}' stroke='none'/>` +
    `<path d='M2-1.6H5.8C5.8 1.2 5 2 4.3 2.2V4.6H5.4V5.4H2.4V4.6H3.5V2.2C2.8 2 2 1.2 2-1.6Z' fill='#8e2430' stroke='${INK}' stroke-width='.5'/>`,
};

/** The sign alone, about the origin, within a circle of radius 7. */
const goodsSign = (goods: Goods): string => GOODS[goods];

/** A roundel of radius 8 with the sign of the goods. */
export const goodsRoundel = (goods: Goods): string =>
  `<circle r='8.4' fill='${CREAM}' stroke='${INK}' stroke-width='1.1'/><circle r='7' fill='none' stroke='#c9992f' stroke-width='.7'/>` +
  `<g transform='scale(.82)'>${goodsSign(goods)}</g>`;
