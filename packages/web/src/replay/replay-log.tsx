// The log of a replay: what was told and said, turn by turn. It follows the slider; a tap on a line goes there.

import type { GameEvent } from '@tabella/kernel';
import { type ReactElement, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { gameOf } from '../games.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { PartSwitch } from '../table/part-switch.tsx';
import { useRovingLines } from '../table/use-roving-lines.ts';
import { placed } from '../text.ts';
import type { Place } from './address.ts';
import { type Terms, Turn } from './replay-turn.tsx';
import { isSaid, type StoryTurn } from './story.ts';
import { useReplay } from './use-replay.ts';
import '../table/log.css';
import './replay-log.css';

interface Props {
  readonly story: readonly StoryTurn[];
  onJump(place: Partial<Place>): void;
  onLight(event: GameEvent | null): void;
}

/** The board comes first, the log right after it: when the match is opened, and in every jump. */
const NOT_YET: readonly StoryTurn[] = [];

export function ReplayLog({ story, onJump, onLight }: Props): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { row: shown, log, name, me, options, analysis, setPart } = useReplay();
  const row = useDeferredValue(shown);
  const [chat, setChat] = useState(false);
  const turns = useDeferredValue(story, NOT_YET);
  const list = useRef<HTMLDivElement>(null);
  const rove = useRovingLines(list);
  const now = lastRow(turns, row);
  useInSight(list, now, chat);
  const jump = useStable((to: number) => {
    onJump({ row: to });
    setPart('table');
  });
  const light = useStable(onLight);
  const { Picture } = gameOf(log.game);
  const terms = useMemo<Terms>(
    () => ({
      ...{ Picture, name, me, options, jump, light },
      flags: (analysis?.turningPoints ?? []).map((point) => point.row),
      only: (seats) => say('replay.only', { names: listOf(language, seats.map(name)) }),
    }),
    [Picture, name, me, options, jump, light, analysis, say, language],
  );
  const anySaid = (log.table?.chat.length ?? 0) > 0;
  return (
    <section className="log replay-log" aria-labelledby="log-title">
      <header className="row spread">
        <h2 id="log-title">{say(anySaid ? 'replay.logAndChat' : 'tabs.log')}</h2>
        {anySaid && (
          <PartSwitch
            label={say('log.show')}
            value={chat ? 'chat' : 'all'}
            of={[
              { value: 'all', label: say('log.all') },
              { value: 'chat', label: say('tabs.chat') },
            ]}
            onChange={(value) => setChat(value === 'chat')}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div ref={list} className="log-turns" tabIndex={0} role="group" aria-labelledby="log-title" onKeyDown={rove}>
        {placed(turns).map(({ place, thing: turn }, i) => {
          const next = turns[i + 1];
          // Only the turn that is shown is drawn anew at every step.
          const at = next && next.row <= now ? Number.POSITIVE_INFINITY : turn.row > now ? -1 : now;
          return <Turn key={place} turn={turn} now={at} chat={chat} terms={terms} />;
        })}
      </div>
    </section>
  );
}

/** The last row up to this one of which the log has a line. */
function lastRow(turns: readonly StoryTurn[], row: number): number {
  let found = -1;
  for (const turn of turns) {
    if (turn.row > row) break;
    for (const part of turn.parts) if (part.row <= row && !isSaid(part)) found = part.row;
  }
  return found;
}

/** The line that is shown stays in sight. */
function useInSight(list: RefObject<HTMLDivElement | null>, now: number, chat: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another line is shown
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const turn = box.querySelector('[data-now]');
    const line = [...(turn?.querySelectorAll('[data-when="now"]') ?? [])].at(-1) ?? turn;
    if (!line) {
      box.scrollTop = 0;
      return;
    }
    const { top, bottom } = line.getBoundingClientRect();
    const place = box.getBoundingClientRect();
    const margin = place.height / 4;
    if (top < place.top + margin || bottom > place.bottom - margin)
      box.scrollTop += (top + bottom) / 2 - (place.top + place.bottom) / 2;
  }, [list, now, chat]);
}

/** The same function at every drawing, which does what the newest one does. */
function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  newest.current = act;
  return useRef((...args: Args) => newest.current(...args)).current;
}
