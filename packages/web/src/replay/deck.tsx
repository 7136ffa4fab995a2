// The deck, where the prompt stood: the slider, the buttons, the moment in words, and what can be done with it.

import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Rich } from '../table/rich.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ShareButton } from './share-button.tsx';
import { Slider } from './slider.tsx';
import { isSaid, type StoryTurn } from './story.ts';
import { type Player, SPEEDS, type Speed, type Way } from './use-player.ts';
import { useReplay } from './use-replay.ts';
import './deck.css';

const PlayOn = lazy(() => import('./play-on.tsx').then(({ PlayOn: Opened }) => ({ default: Opened })));

interface Props {
  readonly player: Player;
  readonly story: readonly StoryTurn[];
}

export function Deck({ player, story }: Props): ReactElement {
  const say = useSay();
  const { replay, turns, row, analysis, part, setPart } = useReplay();
  const [playOn, setPlayOn] = useState(false);
  const steps = useMemo(() => replay.steps(), [replay]);
  const { turn, text, said } = momentIn(story, row);
  const flag = (analysis?.turningPoints ?? []).findIndex((point) => point.row === row);
  const step = steps.findLastIndex((one) => one <= row);
  return (
    <section className="deck" aria-label={say('replay.deck')}>
      <Slider {...{ steps, turns, row, analysis, text: plain(text) }} onJump={(to) => player.jump({ row: to })} />
      <div className="deck-moment" aria-live={player.playing ? 'off' : 'polite'}>
        <h2>
          {flag >= 0 && <b className="replay-flag">{flag + 1}</b>}
          <span className="deck-turn">{turn === null ? say('replay.beginning') : <Rich text={turn} />}</span>
          {turn !== null && (
            <span className="small quiet deck-place">
              {say('replay.turnOf', { turn: turns.findLastIndex((start) => start <= row) + 1, turns: turns.length })}
            </span>
          )}
          <span className="deck-text">{text === '' ? say('replay.beginning') : <Rich text={text} />}</span>
        </h2>
        <p className="small quiet deck-line">
          {text === '' ? say('replay.step', { step, steps: steps.length - 1 }) : <Rich text={text} />}
        </p>
        <Worth />
        {said > 0 && part === 'table' && (
          <button type="button" className="chip deck-said" onClick={() => setPart('log')}>
            <Icon name="chat" size={14} />
            {said}
            <span className="hidden-text">{say('tabs.chat')}</span>
          </button>
        )}
      </div>
      <div className="deck-buttons">
        <Go way="first" icon="first" player={player} />
        <Go way="back" icon="before" player={player} />
        <button
          type="button"
          className="btn btn-wax deck-play"
          aria-label={say(player.playing ? 'replay.pause' : 'replay.play')}
          onMouseDown={keepFocus}
          onClick={player.toggle}
        >
          <Icon name={player.playing ? 'pause' : 'play'} size={22} />
        </button>
        <Go way="on" icon="chevron" player={player} />
        <Go way="last" icon="last" player={player} />
        <select
          className="btn deck-speed"
          aria-label={say('replay.speed')}
          value={player.speed}
          onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed === 0.5 ? '½' : speed} ×
            </option>
          ))}
        </select>
      </div>
      <div className="deck-deeds">
        <ShareButton />
        <button type="button" className="btn deck-play-on" aria-haspopup="dialog" onClick={() => setPlayOn(true)}>
          <Icon name="branch" />
          <span className="deck-long">{say('playOn.open')}</span>
          <span className="deck-short">{say('playOn.short')}</span>
        </button>
      </div>
      <Suspense fallback={null}>{playOn && <PlayOn onClose={() => setPlayOn(false)} />}</Suspense>
    </section>
  );
}

/** What the seat that is looked through, or the reader's own, could hope for then, if the match was analysed. */
function Worth(): ReactElement | null {
  const say = useSay();
  const { analysis, row, eyes, me, name } = useReplay();
  const seat = typeof eyes === 'number' ? eyes : me;
  const worth = analysis?.moments.findLast((moment) => moment.row <= row)?.everybody[seat ?? -1];
  if (!analysis || seat === null || worth === undefined) return null;
  const who = { name: name(seat) };
  return (
    <span className="chip deck-worth">
      {analysis.worth === 'chance'
        ? say('replay.chance', { ...who, percent: Math.round(100 * worth) })
        : say('replay.points', { ...who, points: Math.round(10 * worth) / 10 })}
    </span>
  );
}

interface GoProps {
  readonly way: Way;
  readonly icon: IconName;
  readonly player: Player;
}

const Go = ({ way, icon, player }: GoProps): ReactElement => {
  const say = useSay();
  return (
    <button
      type="button"
      className="btn deck-go"
      aria-label={say(`replay.go.${way as 'first' | 'back' | 'on' | 'last'}`)}
      disabled={!player.can(way)}
      onMouseDown={keepFocus}
      onClick={() => player.go(way)}
    >
      <Icon name={icon} />
    </button>
  );
};

/** Whoever uses a mouse keeps the keys where they were: Space goes on playing. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault();

interface Moment {
  /** The heading of its turn; null before the first. */
  readonly turn: string | null;
  /** The last line that was told. */
  readonly text: string;
  /** How much was said then. */
  readonly said: number;
}

function momentIn(story: readonly StoryTurn[], row: number): Moment {
  const turn = story.findLast((one) => one.row <= row);
  const past = turn?.parts.filter((part) => part.row <= row) ?? [];
  const line = past.findLast((part) => !isSaid(part));
  return {
    turn: turn?.title ?? null,
    text: line && !isSaid(line) ? line.text : '',
    said: past.filter((part) => isSaid(part) && part.row >= (line?.row ?? 0)).length,
  };
}

/** Without the marks round names. */
const plain = (text: string): string => text.replaceAll(/[\ue000-\ue0ff]/g, '');
