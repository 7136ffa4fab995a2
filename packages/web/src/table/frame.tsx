// The table frame: seats, board, prompt, log and chat, the same for every game. On a phone one of the parts at a time,
// the prompt always.

import type { Words } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { PlacesContext } from '@tabella/ui/places';
import { lazy, type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { Sight, Viewer } from '../live/state.ts';
import { HandOver } from '../prompt/hand-over.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { useLive, useTable } from './at-table.tsx';
import { BoardPlace } from './board-place.tsx';
import { Chat } from './chat.tsx';
import { DealAlarm } from './deal.tsx';
import { FrameTop } from './frame-top.tsx';
import { handOverTo, mayAnswerToo, sightShown } from './hot-seat.ts';
import { LineNotice } from './line-notice.tsx';
import { Log } from './log.tsx';
import { NewsBanner } from './news-banner.tsx';
import { RecentStrip } from './recent-strip.tsx';
import { Rules, RulesDialog } from './rules.tsx';
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

const KeysDialog = lazy(() =>
  import('../prompt/keys-dialog.tsx').then(({ KeysDialog: Opened }) => ({ default: Opened })),
);

interface Props {
  readonly info: GameInfo;
  readonly words: Words;
}

export function Frame({ info, words }: Props): ReactElement | null {
  const sights = useLive((live) => live.sights);
  const [shown, setShown] = useState<Viewer>(null);
  const sight = sightShown(sights, shown);
  const next = handOverTo(sights, sight?.seat ?? null);
  useAttention(sights, info.title);
  useNews(sight, words);
  useSounds(sight, info.id);
  useStops(sight);
  if (!sight) return null;
  if (next !== null) return <HandOver seat={next} onTaken={() => setShown(next)} />;
  return (
    <Parts info={info} words={words} sight={sight} others={mayAnswerToo(sights, sight.seat)} onHandOver={setShown} />
  );
}

interface PartsProps extends Props {
  readonly sight: Sight;
  readonly others: readonly number[];
  onHandOver(seat: number): void;
}

function Parts({ info, words, sight, others, onHandOver }: PartsProps): ReactElement {
  const say = useSay();
  const { code } = useTable();
  const [tab, setTab] = useState<Tab>('table');
  const [rules, setRules] = useState(false);
  const [keys, setKeys] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const [board, setBoard] = useState(false);
  const seen = useSeen(code, sight);
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
      {...{ sight, words, deeds, others, more, onHandOver }}
      board={End ? board : null}
      onBoard={() => setBoard(!board)}
      onKeys={() => setKeys(true)}
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
      data-seats={showsSeats ? 'board' : undefined}
      data-prompt={held ? 'board' : undefined}
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
        onKeys={() => setKeys(true)}
        onTab={openTab}
      />
      <LineNotice />
      {!showsSeats && <Seats sight={sight} info={info} />}
      <main className="frame-main">
        <div className="frame-middle">
          <DealAlarm />
          <Votes />
          {seen.away !== null && (
            <NewsBanner words={words} sight={sight} from={seen.away} onDone={seen.dismiss} onLog={openLog} />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that scrolls must be reachable by keyboard */}
          <section className="frame-board" tabIndex={0} aria-label={say('tabs.table')}>
            <PlacesContext value={{ prompt: held ? prompt : null, dock }}>
              <BoardPlace {...{ game: info.id, words, sight, deeds, lit, board }} seen={seen.count} />
            </PlacesContext>
          </section>
          <RecentStrip words={words} sight={sight} onLog={openLog} />
        </div>
        {!held && prompt(null)}
      </main>
      <aside className="frame-side">
        <Log words={words} sight={sight} seen={seen.count} onLight={light} />
        <div ref={setSide} className="frame-dock" />
        <Chat />
        <Rules words={words} about={tab === 'rules' ? about : null} />
      </aside>
      <TabBar tab={tab} news={sight.earlier + sight.told.length} onTab={openTab} />
      {rules && <RulesDialog words={words} about={about} onClose={() => setRules(false)} />}
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
