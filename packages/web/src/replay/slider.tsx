// The slider: the whole match from left to right, one place per moment worth stopping at. If the match was analysed, it
// carries the story: how the chances lay as its ground, and the turning points as numbered flags.

import type { Analysis } from '@tabella/kernel';
import { spread } from '@tabella/ui/chart/scale';
import { seatColour } from '@tabella/ui/seat-sign';
import { type ReactElement, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { groundOf, placeOf, ticksOf } from './slider-marks.ts';
import { useNarrow } from './use-narrow.ts';
import './slider.css';

interface Props {
  /** Rows worth stopping at. */
  readonly steps: readonly number[];
  /** Where turns begin. */
  readonly turns: readonly number[];
  readonly row: number;
  readonly analysis: Analysis | null;
  /** The moment in words, for those who hear it. */
  readonly text: string;
  onJump(row: number): void;
}

/** How much of the slider a flag takes, in percent, at a desk and in a hand: none stands on another. */
const FLAG = 2.8;
const WIDE_FLAG = 6.5;

export function Slider({ steps, turns, row, analysis, text, onJump }: Props): ReactElement {
  const say = useSay();
  const [held, setHeld] = useState(false);
  const at = placeOf(steps, row);
  const most = Math.max(1, steps.length - 1);
  const share = (place: number): string => `${(100 * place) / most}%`;
  const ticks = useMemo(() => ticksOf(turns, steps), [turns, steps]);
  const turn = turns.findLastIndex((start) => start <= row) + 1;
  const gap = useNarrow() ? WIDE_FLAG : FLAG;
  const flags = useMemo(() => {
    const places = (analysis?.turningPoints ?? []).map((point) => (100 * placeOf(steps, point.row)) / most);
    return spread(places, gap, 0, 100);
  }, [analysis, steps, most, gap]);
  return (
    <div className="slider" data-analysed={analysis !== null || undefined}>
      <div className="slider-line" style={{ '--at': share(at) } as React.CSSProperties}>
        {analysis && <Ground analysis={analysis} steps={steps} />}
        <input
          type="range"
          min={0}
          max={most}
          value={at}
          aria-label={say('replay.slider')}
          aria-valuetext={text}
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onPointerCancel={() => setHeld(false)}
          onChange={({ target }) => onJump(steps[target.valueAsNumber] ?? 0)}
        />
        {held && turn > 0 && (
          <output className="slider-turn" style={{ left: share(at) }}>
            {say('replay.turn', { number: turn })}
          </output>
        )}
        {analysis?.turningPoints.map((point, i) => (
          <button
            key={point.row}
            type="button"
            className="slider-flag"
            style={{ left: `${flags[i]}%` }}
            aria-label={say('replay.flag', { number: i + 1 })}
            onClick={() => onJump(point.row)}
          >
            <b className="replay-flag">{i + 1}</b>
          </button>
        ))}
      </div>
      <ol className="slider-ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick.turn} style={{ left: share(tick.place) }}>
            {tick.turn}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How the chances of the seats lay, stacked; expected points as a line of hills. */
function Ground({ analysis, steps }: Pick<Props, 'steps'> & { readonly analysis: Analysis }): ReactElement {
  const bands = useMemo(() => groundOf(analysis, steps), [analysis, steps]);
  return (
    <svg className="slider-ground" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      {bands.map(({ seat, path }) => (
        <path key={seat} d={path} fill={seatColour(seat)} />
      ))}
    </svg>
  );
}
