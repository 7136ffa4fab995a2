// The log of a replay: what was told and said, turn by turn. It follows the slider; a tap on a line goes there.

import type { GameEvent, NameOf, OptionValues, SaidThen, Seat } from '@tabella/kernel';
import { memo, type ReactElement, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { gameOf, type ShownGame } from '../games.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { EventLine } from '../table/event-line.tsx';
import { PartSwitch } from '../table/part-switch.tsx';
import { Rich } from '../table/rich.tsx';
import { useRovingLines } from '../table/use-roving-lines.ts';
import { placed } from '../text.ts';
import { Avatar } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Place } from './address.ts';
import { isSaid, type StoryLine, type StoryTurn } from './story.ts';
import { useReplay } from './use-replay.ts';
import '../table/log.css';
import './replay-log.css';

interface Props {
  readonly story: readonly StoryTurn[];
  onJump(place: Partial<Place>): void;
  onLight(event: GameEvent | null): void;
}

/** The board comes first, the log right after it. */
const NOT_YET: readonly StoryTurn[] = [];

export function ReplayLog({ story, onJump, onLight }: Props): ReactElement {
  const say = useSay();
  const { row, log, name, me, options, analysis, setPart } = useReplay();
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
    }),
    [Picture, name, me, options, jump, light, analysis],
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

/** What does not change from step to step. */
interface Terms extends Pick<ShownGame, 'Picture'> {
  readonly name: NameOf;
  readonly me: Seat | null;
  readonly options: OptionValues;
  /** The rows of turning points. */
  readonly flags: readonly number[];
  jump(row: number): void;
  light(event: GameEvent | null): void;
}

interface TurnProps {
  readonly turn: StoryTurn;
  /** The row whose lines are shown; beyond all rows for what is past, -1 for what is to come. */
  readonly now: number;
  readonly chat: boolean;
  readonly terms: Terms;
}

const Turn = memo(function Turn({ turn, now, chat, terms }: TurnProps): ReactElement | null {
  const parts = chat ? turn.parts.filter(isSaid) : turn.parts;
  if (parts.length === 0) return null;
  return (
    <section className="log-turn" data-now={now >= 0 && now !== Number.POSITIVE_INFINITY ? true : undefined}>
      {turn.title !== null && (
        <h3>
          <Rich text={turn.title} />
          {/* As on the slider, where the game does not count. */}
          {!turn.title.includes(String(turn.number)) && <span className="log-number">{turn.number}</span>}
        </h3>
      )}
      <ol>
        {placed(parts).map(({ place, thing: part }) => (
          <li key={place} data-when={part.row > now ? 'later' : part.row === now && !isSaid(part) ? 'now' : undefined}>
            {isSaid(part) ? <Said said={part} /> : <Line line={part} terms={terms} />}
          </li>
        ))}
      </ol>
    </section>
  );
});

interface LineProps {
  readonly line: StoryLine;
  readonly terms: Terms;
}

function Line({ line, terms }: LineProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { Picture, name, me, options, flags, jump, light } = terms;
  const { event, only } = line;
  const flag = flags.indexOf(line.row);
  return (
    <button
      type="button"
      className="log-line"
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && light(event)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && light(null)}
      onClick={() => jump(line.row)}
    >
      {event ? (
        <EventLine {...{ Picture, event, name, options }} you={me} text={line.text} />
      ) : (
        <span className="quiet">
          <Rich text={line.text} />
        </span>
      )}
      {only && (
        <span className="log-only" title={say('replay.only', { names: listOf(language, only.map(name)) })}>
          <Icon name="eye" size={16} />
          <span className="hidden-text">{say('replay.only', { names: listOf(language, only.map(name)) })}</span>
        </span>
      )}
      {flag >= 0 && <b className="replay-flag">{flag + 1}</b>}
    </button>
  );
}

function Said({ said }: { readonly said: SaidThen }): ReactElement {
  const say = useSay();
  return (
    <p className="replay-said">
      {said.seat === null ? <b>{said.name}</b> : <Avatar seat={said.seat} name={said.name} size="small" />}
      <span className="hidden-text">{said.name}: </span>
      <span className="replay-words">{said.text}</span>
      {said.side && <span className="quiet small">{say('replay.toSide')}</span>}
    </p>
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
    const line = [...box.querySelectorAll('[data-when="now"]')].at(-1) ?? box.querySelector('[data-now]');
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
