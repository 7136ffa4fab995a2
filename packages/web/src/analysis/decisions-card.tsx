// The decisions of one seat: what they cost, why, and a way to look at them and to try again.

import type { AnalysedDecision, Analysis, Seat } from '@tabella/kernel';
import { type ReactElement, useState } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { seatsOf } from '../replay/address.ts';
import { PlayOn } from '../replay/play-on.tsx';
import { ReplayContext, useReplay } from '../replay/use-replay.ts';
import { Rich } from '../table/rich.tsx';
import { marked } from '../table/sentences.ts';
import { Icon } from '../ui/icon.tsx';
import { costOf, headOf, judgedOf } from './judged.ts';
import { titleOf, turnAt } from './moments.ts';
import { useJudgingWords, useOptions, useTelling } from './use-telling.ts';
import { worthWords } from './worth.ts';

interface Props {
  readonly analysis: Analysis;
  readonly seat: Seat;
  /** Whether there are more to come. */
  readonly busy: boolean;
  onSeat(seat: Seat): void;
}

/** So many good ones are shown before one asks for all. */
const PRAISED = 3;

export function DecisionsCard({ analysis, seat, busy, onSeat }: Props): ReactElement {
  const say = useSay();
  const open = useReplay();
  const { me, name, replay } = open;
  const [all, setAll] = useState(false);
  const [again, setAgain] = useState<AnalysedDecision | null>(null);
  const { worse, good, count, given } = judgedOf(analysis, seat);
  const { change } = worthWords(analysis.worth, say);
  const shown = [...worse, ...(all ? good : good.slice(0, PRAISED))];
  return (
    <section className="card analysis-decisions">
      <header>
        <h2>{seat === me ? say('analysis.yours') : say('analysis.theirs', { name: name(seat) })}</h2>
        <select
          className="field"
          aria-label={say('analysis.whose')}
          value={seat}
          onChange={({ target }) => onSeat(Number(target.value))}
        >
          {seatsOf(replay.seats).map((one) => (
            <option key={one} value={one}>
              {one === me ? say('seat.you') : name(one)}
            </option>
          ))}
        </select>
      </header>
      {count > 0 && (
        <div className="analysis-sums">
          <p>
            <b>{say('analysis.goodOf', { good: good.length, all: count })}</b>
            <span className="small quiet">{say('analysis.goodNote')}</span>
          </p>
          <p>
            <b>{given > 0 ? change(-given) : say('analysis.nothing')}</b>
            <span className="small quiet">{say('analysis.given')}</span>
          </p>
        </div>
      )}
      <ul>
        {shown.map((decision) => (
          <Decision
            key={`${decision.row} ${decision.seat}`}
            decision={decision}
            analysis={analysis}
            onAgain={setAgain}
          />
        ))}
        {busy && [0, 1, 2].map((one) => <li key={`to come ${one}`} className="analysis-to-come" aria-hidden="true" />)}
      </ul>
      {count === 0 && !busy && <p className="quiet">{say('analysis.none')}</p>}
      {shown.length < count && (
        <button type="button" className="chart-link" onClick={() => setAll(true)}>
          {say('analysis.all', { count })}
        </button>
      )}
      <p className="analysis-note small quiet">
        <Icon name="help" size={18} />
        {say('analysis.note')}
      </p>
      {again && (
        <ReplayContext value={{ ...open, row: again.row, eyes: again.seat, me: me ?? again.seat }}>
          <PlayOn onClose={() => setAgain(null)} />
        </ReplayContext>
      )}
    </section>
  );
}

interface DecisionProps {
  readonly decision: AnalysedDecision;
  readonly analysis: Analysis;
  onAgain(decision: AnalysedDecision): void;
}

function Decision({ decision, analysis, onAgain }: DecisionProps): ReactElement | null {
  const say = useSay();
  const { replay, words, name, me, turns, show, log } = useReplay();
  const telling = useTelling();
  const { row, seat, bestWorth, than } = decision;
  const judging = useJudgingWords();
  const options = useOptions();
  const { ask, view } = replay.at(row, seat);
  if (ask === null) return null;
  const loud = marked(name);
  const [head, rest] = headOf(judging.decision?.(decision, ask, view, loud) ?? words.prompt(ask, view, loud));
  const { change, format } = worthWords(analysis.worth, say);
  const turn = turnAt(turns, row);
  const { Picture } = gameOf(log.game);
  const done = row < replay.rows ? replay.news(row + 1)[0] : undefined;
  const worse = than === 'worse';
  return (
    <li data-than={than}>
      {Picture && done && (
        <span className="analysis-picture" aria-hidden="true">
          <Picture event={done.event} options={options} name={name} you={me} />
        </span>
      )}
      <div>
        <h3>
          <Rich text={head} />
        </h3>
        {rest && (
          <p>
            <Rich text={rest} />
          </p>
        )}
        <p className="analysis-links">
          <button
            type="button"
            className="chart-link"
            onClick={() => show({ row, eyes: seat })}
            title={titleOf(telling, row)}
          >
            {turn > 0 ? say('analysis.showTurn', { number: turn }) : say('analysis.show')}
          </button>
          <button type="button" className="chart-link" onClick={() => onAgain(decision)}>
            {say('analysis.tryAgain')}
          </button>
        </p>
      </div>
      <p className="analysis-cost">
        <b>{worse ? change(-costOf(decision)) : <Icon name="check" size={22} />}</b>
        <span className="small quiet">
          {worse
            ? say('analysis.ofWorth', { worth: format(bestWorth, true) })
            : say(than === 'same' ? 'analysis.same' : 'analysis.asGood')}
        </span>
      </p>
    </li>
  );
}
