// The log: what happened, turn by turn, the newest at the bottom. Names stand out in the colour of their seat; whoever points
// at a line sees its place light up on the board.

import type { GameEvent, Words } from '@tabella/kernel';
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { placed } from '../text.ts';
import { useLive, useNames, useTable } from './at-table.tsx';
import { EventLine } from './event-line.tsx';
import { Fingerprint } from './fingerprint.tsx';
import './log.css';
import { type LogLine, turnsOf } from './log-turns.ts';
import { PartSwitch } from './part-switch.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';
import { useRovingLines } from './use-roving-lines.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  /** How much was known at the last answer. */
  readonly seen: number;
  /** How it ended is told elsewhere, when all has been revealed there. */
  readonly endsElsewhere: boolean;
  /** Lights the place of an event on the board; a tap also goes there. */
  onLight(event: GameEvent | null, tapped?: boolean): void;
}

/** Older sentences are still in the match's file. */
const MOST = 200;

export function Log({ words, snapshot, seen, endsElsewhere, onLight }: Props): ReactElement {
  const say = useSay();
  const name = useNames();
  const { game, options } = useTable();
  const { told, earlier, undone, timedOut, result, seat } = snapshot;
  const promise = useLive((live) => live.deal.first?.commitment);
  const [mine, setMine] = useState(false);
  const turns = useMemo(() => {
    const names = marked(name);
    return turnsOf({
      ...{ told, earlier, most: MOST, of: mine ? seat : null },
      asides: [
        ...undone.map((one) => ({ at: one.at, text: say('log.undone', { name: names(one.seat) }) })),
        ...timedOut.map((one) => ({ at: one.at, text: say('log.timedOut', { name: names(one.seat) }) })),
      ],
      say: (event) => words.event(event, names, seat),
      turn: (event, number) => words.turn?.(event, name, seat, number) ?? null,
    });
  }, [told, earlier, undone, timedOut, words, name, seat, mine, say]);
  const list = useRef<HTMLDivElement>(null);
  useNewestInSight(list, told.length, mine);
  const rove = useRovingLines(list);
  const { Picture } = gameOf(game);
  const lineOf = ({ event, text }: LogLine): ReactElement =>
    event === null ? (
      <p className="log-note quiet small">
        <Rich text={text} />
      </p>
    ) : (
      <button
        type="button"
        className="log-line"
        tabIndex={-1}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(event)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLight(null)}
        onFocus={() => onLight(event)}
        onBlur={() => onLight(null)}
        onClick={() => onLight(event, true)}
      >
        <EventLine Picture={Picture} event={event} name={name} you={seat} options={options} text={text} />
      </button>
    );
  return (
    <section className="log" aria-labelledby="log-title">
      <header className="row spread">
        <h2 id="log-title">{say('tabs.log')}</h2>
        {seat !== null && (
          <PartSwitch
            label={say('log.show')}
            value={mine ? 'mine' : 'all'}
            of={(['all', 'mine'] as const).map((value) => ({ value, label: say(`log.${value}`) }))}
            onChange={(value) => setMine(value === 'mine')}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div ref={list} className="log-turns" tabIndex={0} role="group" aria-labelledby="log-title" onKeyDown={rove}>
        {promise && (
          <p className="log-deal quiet small">
            {say('fair.short')} <Fingerprint of={promise} />
          </p>
        )}
        {turns.length === 0 && <p className="quiet">{say('log.empty')}</p>}
        {turns.map((turn, i) => (
          <section key={turn.at} className="log-turn" data-now={(i === turns.length - 1 && !result) || undefined}>
            {turn.title !== null && <h3>{turn.title}</h3>}
            <ol>
              {placed(turn.lines).map(({ place, thing }) => (
                <li key={place} className={thing.at >= seen ? 'log-new' : undefined}>
                  {lineOf(thing)}
                </li>
              ))}
            </ol>
          </section>
        ))}
        {result && !endsElsewhere && (
          <p className="log-end">
            <Rich text={words.result(result, marked(name))} />
          </p>
        )}
      </div>
    </section>
  );
}

/** The newest line stays in sight, unless somebody reads further up. */
function useNewestInSight(list: React.RefObject<HTMLDivElement | null>, count: number, filter: boolean): void {
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    const scrolled = (): void => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    // A part of the table that was hidden has no height until it is shown.
    const watch = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    // Pictures come later than words, and make lines higher.
    for (const part of box.children) watch.observe(part);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [list, count, filter]);
}
