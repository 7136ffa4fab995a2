// The Alien's helper: cipher in, word in, score out. While the cipher is hidden only the score is shown.

import { type FormEvent, type ReactElement, useState } from 'react';
import { type Cipher, score } from '../../solver/index.ts';
import { ScorePlate } from '../cards.tsx';
import { Icon } from '../icon.tsx';
import { cipherSlots } from '../marks.ts';
import { Panel } from '../panel.tsx';
import { previewOf } from '../preview.ts';
import { companion, say } from '../say.ts';
import { EMPTY_SLOT, Slots } from '../slots.tsx';
import { Steps } from '../steps.tsx';
import { keyIn, type Saved } from './saved.ts';
import { SetCipher } from './set-cipher.tsx';

interface Props {
  readonly saved: Saved;
  change(part: Partial<Saved>): void;
}

export function AlienHelper({ saved, change }: Props): ReactElement {
  const { cipher } = saved;
  if (!cipher) return <SetCipher onUse={(now) => change({ cipher: now, hidden: false, words: [] })} />;
  return (
    <>
      <CipherPanel cipher={cipher} saved={saved} change={change} />
      <Scorer cipher={cipher} saved={saved} change={change} />
      <ScoredWords cipher={cipher} words={saved.words} />
    </>
  );
}

interface WithCipher extends Props {
  readonly cipher: Cipher;
}

function CipherPanel({ cipher, saved, change }: WithCipher): ReactElement {
  const { hidden } = saved;
  return (
    <Panel title={say.yourCipher} className="st-set">
      <Slots slots={cipherSlots(cipher).map((letter) => (hidden ? EMPTY_SLOT : { letter, state: 'known' }))} />
      {hidden && <p className="st-quiet">{companion.hidden}</p>}
      <div className="st-row">
        <button type="button" className="st-btn st-btn-go" onClick={() => change({ hidden: !hidden })}>
          <Icon name={hidden ? 'eye' : 'lock'} /> {hidden ? companion.show : companion.hide}
        </button>
        <button type="button" className="st-btn st-btn-plain" onClick={() => change({ cipher: null, words: [] })}>
          {companion.change}
        </button>
      </div>
    </Panel>
  );
}

function Scorer({ cipher, saved, change }: WithCipher): ReactElement {
  const [typed, setTyped] = useState('');
  const reading = previewOf(cipher, typed);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (!reading?.ok) return;
    change({ words: [...saved.words, reading.word] });
    setTyped('');
  };
  return (
    <form className="st-panel st-composer" onSubmit={keep}>
      <div className="st-write">
        <label className="st-field">
          <span className="hidden-text">{companion.wordIn}</span>
          <input
            value={typed}
            placeholder={say.writeHere}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="st-btn" disabled={!reading?.ok}>
          <Icon name="plus" /> {companion.keep}
        </button>
      </div>
      <div className="st-score-now" role="status">
        {reading?.ok ? (
          <>
            <p>
              <span className="st-quiet">{reading.word}</span> <ScorePlate score={reading.explanation.score} />
            </p>
            {!saved.hidden && <Steps explanation={reading.explanation} />}
          </>
        ) : (
          <p className="st-hint" data-tone={reading ? 'bad' : 'none'}>
            {reading ? say.why(reading) : companion.typeToScore}
          </p>
        )}
      </div>
    </form>
  );
}

function ScoredWords({ cipher, words }: { readonly cipher: Cipher; readonly words: readonly string[] }): ReactElement {
  return (
    <Panel title={companion.scored}>
      {words.length === 0 && <p className="st-quiet">{companion.noneScored}</p>}
      <ol className="st-cards">
        {words.map((word, i) => (
          <li key={keyIn(words, i)} className="st-card" data-side="0">
            <span className="st-card-round">{i + 1}</span>
            <span className="st-card-word">{word}</span>
            <ScorePlate score={score(cipher, word)} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
