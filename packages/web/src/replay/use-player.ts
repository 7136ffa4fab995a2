// Going through a match: by step, by turn, by itself at a chosen speed, by keys.

import { useKeys } from '@tabella/ui/keys';
import { useEffect, useMemo, useState } from 'react';
import { type Place, viewsOf } from './address.ts';
import { withoutFlights } from './still.ts';
import { stopsOf } from './story.ts';
import { useReplay } from './use-replay.ts';

/** How long a moment is looked at, at the usual speed. */
const MOMENT_MS = 1_400;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type Way = 'first' | 'turnBack' | 'back' | 'on' | 'turnOn' | 'last';

export interface Player {
  readonly playing: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Begins or stops going on by itself; at the end it begins again. */
  toggle(): void;
  go(way: Way): void;
  /** Shows a moment at once, without anything flying to its place. */
  jump(place: Partial<Place>): void;
  /** Whether there is anywhere to go. */
  can(way: Way): boolean;
}

export function usePlayer(): Player {
  const { replay, turns, row, eyes, show, analysis } = useReplay();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const stops = useMemo(() => stopsOf(replay, eyes), [replay, eyes]);
  const to = (way: Way): number | undefined => {
    switch (way) {
      case 'first':
        return row > 0 ? 0 : undefined;
      case 'last':
        return row < replay.rows ? replay.rows : undefined;
      case 'back':
        return stops.findLast((stop) => stop < row);
      case 'on':
        return stops.find((stop) => stop > row);
      case 'turnBack':
        return turns.findLast((turn) => turn < row) ?? (row > 0 ? 0 : undefined);
      case 'turnOn':
        return turns.find((turn) => turn > row) ?? (row < replay.rows ? replay.rows : undefined);
    }
  };
  const jump = (place: Partial<Place>): void => {
    setPlaying(false);
    withoutFlights(() => show(place));
  };
  const go = (way: Way): void => {
    const next = to(way);
    if (next === undefined) return;
    setPlaying(false);
    if (way === 'on') show({ row: next });
    else withoutFlights(() => show({ row: next }));
  };
  const toggle = (): void => {
    if (!playing && row >= replay.rows) withoutFlights(() => show({ row: 0 }));
    setPlaying(!playing);
  };
  const next = to('on');
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (next === undefined ? setPlaying(false) : show({ row: next })), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, next, speed, show]);
  const flag = (number: number): boolean => {
    const point = analysis?.turningPoints[number - 1];
    if (point) jump({ row: point.row });
    return point !== undefined;
  };
  const arrow =
    (step: Way, turn: Way) =>
    ({ shiftKey }: KeyboardEvent): boolean => {
      go(shiftKey ? turn : step);
      return true;
    };
  const end =
    (way: Way) =>
    ({ target }: KeyboardEvent): boolean => {
      // The lines of the log have a first and a last one of their own.
      if (target instanceof Element && target.closest('.log-turns')) return false;
      go(way);
      return true;
    };
  useKeys({
    ArrowLeft: arrow('back', 'turnBack'),
    ArrowRight: arrow('on', 'turnOn'),
    Home: end('first'),
    End: end('last'),
    ' ': ({ target }) => {
      // It presses what was reached by keyboard.
      if (target instanceof Element && target.matches(':is(button, a, summary):focus-visible')) return false;
      toggle();
      return true;
    },
    v: ({ shiftKey }) => {
      const all = viewsOf(replay.seats);
      const at = all.indexOf(eyes) + (shiftKey ? all.length - 1 : 1);
      withoutFlights(() => show({ eyes: all[at % all.length] ?? 'all' }));
      return true;
    },
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [String(number), () => flag(number)])),
  });
  return { playing, speed, setSpeed, toggle, go, jump, can: (way) => to(way) !== undefined };
}
