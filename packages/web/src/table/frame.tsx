// The table frame: seats, board, prompt, log and chat, the same for every game. On a phone one of the parts at a time,
// the prompt always.

import type { Words } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { PlacesContext } from '@tabella/ui/places';
import { lazy, type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot, Viewer } from '../live/state.ts';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { useLive, useTable } from './at-table.tsx';
import { BoardPlace } from './board-place.tsx';
import { DealAlarm } from './deal.tsx';
import { FrameTop } from './frame-top.tsx';
import { handOverTo, mayAnswerToo, snapshotShown } from './hot-seat.ts';
import { LineNotice } from './line-notice.tsx';
import { Log } from './log.tsx';
import { RecentStrip } from './recent-strip.tsx';
import { Seats } from './seats.tsx';
import { type Tab, TabBar } from './tab-bar.tsx';
import { useAttention } from './use-attention.ts';
import { useDeeds } from './use-deeds.ts';
import { useLit } from './use-lit.ts';
import { useNews } from './use-news.ts';
import { useSeen } from './use-seen.ts';
import { useSounds } from './use-sounds.ts';
import { useStops } from './use-stops.ts';
import { Votes } from './votes.tsx';
import { useWatching } from './watching.ts';

const HandOver = lazy(() => import('../prompt/hand-over.tsx').then(({ HandOver: Shown }) => ({ default: Shown })));
const WatchDeck = lazy(() => import('../watch/watch-deck.tsx').then(({ WatchDeck: Deck }) => ({ default: Deck })));
const Chat = lazy(() => import('./chat.tsx').then(({ Chat: Talk }) => ({ default: Talk })));
const Notices = lazy(() => import('./notices.tsx').then(({ Notices: Shown }) => ({ default: Shown })));
const FirstTime = lazy(() => import('./first-time.tsx').then(({ FirstTime: Guide }) => ({ default: Guide })));
const rules = () => import('./rules.tsx');
const Rules = lazy(() => rules().then(({ Rules: Part }) => ({ default: Part })));
const RulesDialog = lazy(() => rules().then(({ RulesDialog: Opened }) => ({ default: Opened })));
const KeysDialog = lazy(() =>
  import('../prompt/keys-dialog.tsx').then(({ KeysDialog: Opened }) => ({ default: Opened })),
);

interface Props {
  readonly info: GameInfo;
  readonly words: Words;
}

export function Frame({ info, words }: Props): ReactElement | null {
  const snapshots = useLive((live) => live.snapshots);
  const [shown, setShown] = useState<Viewer>(null);
  const snapshot = snapshotShown(snapshots, shown);
  const next = handOverTo(snapshots, shown);
  useAttention(snapshots, info.title);
  useNews(snapshot, words);
  useSounds(snapshot, info.id);
  useStops(snapshot);
  if (!snapshot) return null;
  if (next !== null) {
    return (
      <Suspense fallback={null}>
        <HandOver seat={next} onTaken={() => setShown(next)} />
      </Suspense>
    );
  }
  return (
    <Parts
      info={info}
      words={words}
      snapshot={snapshot}
      others={mayAnswerToo(snapshots, snapshot.seat)}
      onHandOver={setShown}
    />
  );
}

interface PartsProps extends Props {
  readonly snapshot: SeatSnapshot;
  readonly others: readonly number[];
  onHandOver(seat: number): void;
}

function Parts({ info, words, snapshot: live, others, onHandOver }: PartsProps): ReactElement {
  const say = useSay();
  const { code, seats } = useTable();
  const watching = useWatching();
  const [later, setLater] = useState<SeatSnapshot | null>(null);
  // Whoever is some turns behind when the match ends is not shown its end before they ask for it.
  const late = later !== null && (watching || live.result !== null);
  const snapshot = late ? later : live;
  // A match among people waits for nobody's lessons; they were offered before it began.
  const alone = seats.every((one) => one.mine === (one.by === 'person')) && snapshot.seat !== null;
  const [tab, setTab] = useState<Tab>('table');
  const [reading, setReading] = useState(false);
  const [keys, setKeys] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const [board, setBoard] = useState(false);
  const seen = useSeen(code, live);
  const known = late ? snapshot.earlier + snapshot.told.length : seen.count;
  const deeds = useDeeds(info);
  const { lit, light } = useLit(() => setTab('table'));
  const { showsSeats = false, holdsPrompt = false, dark = false, End } = gameOf(info.id);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const dock = useMemo(() => (side && !tabsShown() ? (panel: ReactNode) => createPortal(panel, side) : null), [side]);
  const openTab = (next: Tab): void => {
    setAbout(null);
    setTab(next);
  };
  const openLog = (): void => {
    seen.dismiss();
    if (tabsShown()) openTab('log');
  };
  const prompt = (more: ReactNode): ReactElement => (
    <PromptBar
      {...{ snapshot, words, deeds, others, more, onHandOver }}
      board={End ? board : null}
      onBoard={() => setBoard(!board)}
      onKeys={() => setKeys(true)}
      onWhy={() => {
        setAbout(words.topics?.[snapshot.ask?.kind ?? ''] ?? null);
        if (tabsShown()) setTab('rules');
        else setReading(true);
      }}
    />
  );
  const held = holdsPrompt && tab === 'table' && snapshot.result === null;
  return (
    <div
      className="frame"
      data-tab={tab}
      data-game={info.id}
      data-seats={showsSeats ? 'board' : undefined}
      data-prompt={held ? 'board' : undefined}
      data-dark={dark || undefined}
      data-watching={watching || undefined}
    >
      {!late && (
        <a className="skip" href="#prompt">
          {say('prompt.skip')}
        </a>
      )}
      <FrameTop
        info={info}
        snapshot={snapshot}
        onRules={() => {
          setAbout(null);
          setReading(true);
        }}
        onKeys={() => setKeys(true)}
        onTab={openTab}
      />
      <LineNotice />
      {!showsSeats && <Seats snapshot={snapshot} info={info} endsElsewhere={End !== null && !board} />}
      <main className="frame-main">
        <div className="frame-middle">
          <DealAlarm />
          {alone && snapshot.result === null && (
            <Suspense fallback={null}>
              <FirstTime game={info.id} during="match" />
            </Suspense>
          )}
          <Votes />
          <Suspense fallback={null}>
            <Notices words={words} snapshot={live} seen={seen} onLog={openLog} />
          </Suspense>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that scrolls must be reachable by keyboard */}
          <section className="frame-board" tabIndex={0} aria-label={say('tabs.table')}>
            <PlacesContext value={{ prompt: held && !late ? prompt : null, dock }}>
              <BoardPlace {...{ game: info.id, words, snapshot, deeds, lit, board }} seen={known} late={late} />
            </PlacesContext>
          </section>
          <RecentStrip words={words} snapshot={snapshot} onLog={openLog} />
          {(watching || late) && (
            <Suspense fallback={null}>
              <WatchDeck words={words} live={live} onLater={setLater} />
            </Suspense>
          )}
        </div>
        {!held && !late && prompt(null)}
      </main>
      <aside className="frame-side">
        <Log words={words} snapshot={snapshot} seen={known} endsElsewhere={End !== null && !board} onLight={light} />
        <div ref={setSide} className="frame-dock" />
        <Suspense fallback={null}>
          <Chat phrases={words.phrases} />
        </Suspense>
        {tab === 'rules' && (
          <Suspense fallback={null}>
            <Rules words={words} about={about} />
          </Suspense>
        )}
      </aside>
      <TabBar tab={tab} news={live.earlier + live.told.length} onTab={openTab} />
      {reading && (
        <Suspense fallback={null}>
          <RulesDialog words={words} about={about} onClose={() => setReading(false)} />
        </Suspense>
      )}
      {keys && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Narrow screens show one part at a time, chosen by tabs. */
const tabsShown = (): boolean => matchMedia('(max-width: 1179px)').matches;
