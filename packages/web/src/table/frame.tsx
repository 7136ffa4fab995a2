// The table frame: seats, board, prompt, log and chat, the same for every game. On a phone one of the parts at a time,
// the prompt always.

import type { Words } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { type ReactElement, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Viewer } from '../live/state.ts';
import { HandOver } from '../prompt/hand-over.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { useLive } from './at-table.tsx';
import { BoardPlace } from './board-place.tsx';
import { Chat } from './chat.tsx';
import { DealAlarm } from './deal.tsx';
import { FrameTop } from './frame-top.tsx';
import { handOverTo, mayAnswerToo, snapshotShown } from './hot-seat.ts';
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
  const snapshots = useLive((live) => live.snapshots);
  const [shown, setShown] = useState<Viewer>(null);
  const [tab, setTab] = useState<Tab>('table');
  const [rules, setRules] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const snapshot = snapshotShown(snapshots, shown);
  const next = handOverTo(snapshots, shown);
  useAttention(snapshots, info.title);
  useNews(snapshot, words);
  useStops(snapshot);
  if (!snapshot) return null;
  if (next !== null) return <HandOver seat={next} onTaken={() => setShown(next)} />;
  return (
    <div className="frame" data-tab={tab} data-game={info.id}>
      <a className="skip" href="#prompt">
        {say('prompt.skip')}
      </a>
      <FrameTop
        info={info}
        snapshot={snapshot}
        onRules={() => {
          setAbout(null);
          setRules(true);
        }}
      />
      <LineNotice />
      <Seats snapshot={snapshot} info={info} />
      <main className="frame-main">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that scrolls must be reachable by keyboard */}
        <section className="frame-board" tabIndex={0} aria-label={say('tabs.table')}>
          <DealAlarm />
          <Votes />
          <BoardPlace game={info.id} words={words} snapshot={snapshot} />
        </section>
        <PromptBar
          snapshot={snapshot}
          words={words}
          others={mayAnswerToo(snapshots, snapshot.seat)}
          onHandOver={setShown}
          onWhy={() => {
            setAbout(words.topics?.[snapshot.ask?.kind ?? ''] ?? null);
            if (tabsShown()) setTab('rules');
            else setRules(true);
          }}
        />
      </main>
      <aside className="frame-side">
        <Log words={words} snapshot={snapshot} />
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
