// The words the Scientists know the score of: type them in, take them away.

import { type FormEvent, type ReactElement, useState } from 'react';
import { type Clue, readWord } from '../../solver/index.ts';
import { ScorePlate } from '../cards.tsx';
import { Icon } from '../icon.tsx';
import { Panel } from '../panel.tsx';
import { companion, say } from '../say.ts';
import { keyIn, readScore } from './saved.ts';

interface Props {
  readonly clues: readonly Clue[];
  onClues(clues: readonly Clue[]): void;
}

export function ClueList({ clues, onClues }: Props): ReactElement {
  const [word, setWord] = useState('');
  const [score, setScore] = useState('');
  const [fault, setFault] = useState('');
  const words = clues.map((clue) => clue.word);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const read = readWord(word);
    const points = readScore(score);
    if (!read.ok || points === null) {
      setFault(read.ok ? companion.wantScore : say.why(read));
      return;
    }
    onClues([...clues, { word: read.word, score: points }]);
    setWord('');
    setScore('');
    setFault('');
  };
  return (
    <Panel title={companion.clues}>
      <form className="st-write st-clue-form" onSubmit={add}>
        <label className="st-field">
          <span className="hidden-text">{companion.clueWord}</span>
          <input
            value={word}
            placeholder={companion.clueWord}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
        <label className="st-field st-field-score">
          <span className="hidden-text">{companion.clueScore}</span>
          <input
            value={score}
            placeholder={companion.clueScore}
            autoComplete="off"
            onChange={(event) => setScore(event.target.value)}
          />
        </label>
        <button type="submit" className="st-btn st-btn-go">
          <Icon name="plus" /> {companion.add}
        </button>
      </form>
      <p className="st-hint" data-tone={fault ? 'bad' : 'none'} role="status">
        {fault || (clues.length === 0 && companion.noClues)}
      </p>
      <ol className="st-cards">
        {clues.map((clue, i) => (
          <li key={keyIn(words, i)} className="st-card" data-side={i % 2}>
            <span className="st-card-round">{i + 1}</span>
            <span className="st-card-word">{clue.word}</span>
            <ScorePlate score={clue.score} />
            <button
              type="button"
              className="st-card-away"
              aria-label={companion.remove(clue.word)}
              onClick={() => onClues(clues.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
