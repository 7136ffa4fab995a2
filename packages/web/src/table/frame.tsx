// The table frame: seats, board, prompt, log and chat, the same for every game. On a phone one of the parts at a time,
// the prompt always.

import type { Words } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { PlacesContext } from '@tabella/ui/places';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { Viewer } from '../live/state.ts';
import { HandOver } from '../prompt/hand-over.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { useLive } from './at-table.tsx';
import { BoardPlace } from './board-place.tsx';
import { Chat } from './chat.tsx';
import { DealAlarm } from './deal.tsx';
import { FrameTop } from './frame-top.tsx';
import { handOverTo, mayAnswerToo, sightShown } from './hot-seat.ts';
import { LineNotice } from './line-notice.tsx';
import { Log } from './log.tsx';
import { Rules, RulesDialog } from './rules.tsx';
import { Seats } from './seats.tsx';
import { type Tab, TabBar } from './tab-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useNews } from './use-news.ts';
import { useStops } from './use-stops.ts';
import { Votes } from './votes.tsx';

interface Props {
  readonly info: GameInfo;
  readonly words: Words;
}

export function Frame({ info, words }: Props): ReactElement | null {
  const say = useSay();
  const sights = useLive((live) => live.sights);
  const [shown, setShown] = useState<Viewer>(null);
  const [tab, setTab] = useState<Tab>('table');
  const [rules, setRules] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const sight = sightShown(sights, shown);
  const next = handOverTo(sights, sight?.seat ?? null);
  useAttention(sights, info.title);
  useNews(sight, words);
  useStops(sight);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const dock = useMemo(() => (side && !tabsShown() ? (panel: ReactNode) => createPortal(panel, side) : null), [side]);
  if (!sight) return null;
  if (next !== null) return <HandOver seat={next} onTaken={() => setShown(next)} />;
  const { holdsPrompt = false, showsSeats = false, dark = false } = gameOf(info.id);
  const prompt = (more: ReactNode): ReactElement => (
    <PromptBar
      sight={sight}
      words={words}
      others={mayAnswerToo(sights, sight.seat)}
      more={more}
      onHandOver={setShown}
      onWhy={() => {
        setAbout(words.topics?.[sight.ask?.kind ?? ''] ?? null);
        if (tabsShown()) setTab('rules');
        else setRules(true);
      }}
    />
  );
  const held = holdsPrompt && tab === 'table' && sight.result === null;
  return (
    <div
      className="frame"
      data-tab={tab}
      data-game={info.id}
      data-seatless={showsSeats || undefined}
      data-dark={dark || undefined}
    >
      <a className="skip" href="#prompt">
        {say('prompt.skip')}
      </a>
      <FrameTop
        info={info}
        sight={sight}
        onRules={() => {
          setAbout(null);
          setRules(true);
        }}
      />
      <LineNotice />
      {!showsSeats && <Seats sight={sight} info={info} />}
      <main className="frame-main">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that scrolls must be reachable by keyboard */}
        <section className="frame-board" tabIndex={0} aria-label={say('tabs.table')}>
          <DealAlarm />
          <Votes />
          <PlacesContext value={{ prompt: held ? prompt : null, dock }}>
            <BoardPlace game={info.id} words={words} sight={sight} />
          </PlacesContext>
        </section>
        {!held && prompt(null)}
      </main>
      <aside className="frame-side">
        <Log words={words} sight={sight} />
        <div ref={setSide} className="frame-dock" />
        <Chat />
        <Rules words={words} about={tab === 'rules' ? about : null} />
      </aside>
      <TabBar
        tab={tab}
        onTab={(next) => {
          setAbout(null);
          setTab(next);
        }}
      />
      {rules && <RulesDialog words={words} about={about} onClose={() => setRules(false)} />}
    </div>
  );
}

/** Narrow screens show one part at a time, chosen by tabs. */
const tabsShown = (): boolean => matchMedia('(max-width: 1179px)').matches;
