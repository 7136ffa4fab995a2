// Setting the cipher: slot by slot, typed, or drawn.

import { type ReactElement, useId, useState } from 'react';
import { ALPHABET, type Cipher, checkCipher, colourOf } from '../../solver/index.ts';
import { Icon } from '../icon.tsx';
import { Panel } from '../panel.tsx';
import { companion, say } from '../say.ts';
import { EMPTY_SLOT, Slots } from '../slots.tsx';
import {
  cipherOf,
  type Draft,
  draftOf,
  drawCipher,
  EMPTY_DRAFT,
  fitOf,
  nextSlot,
  put,
  readCipher,
} from './cipher-draft.ts';

/** Chance from the browser, each number equally likely. */
function random(n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % n;
  }
}

export function SetCipher({ onUse }: { onUse(cipher: Cipher): void }): ReactElement {
  const about = useId();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const read = readCipher(typed);
  const checked = checkCipher(cipherOf(draft));
  const type = (text: string): void => {
    setTyped(text);
    const now = readCipher(text);
    if (now?.ok) setDraft(draftOf(now.cipher));
  };
  const lay = (letter: string): void => {
    const next = put(draft, at, letter);
    setDraft(next);
    setAt(nextSlot(next, at));
  };
  return (
    <Panel title={companion.setTitle} className="st-set">
      <p className="st-quiet">{companion.setLead}</p>
      <Slots
        slots={draft.map((letter) => (letter === '' ? EMPTY_SLOT : { letter, state: 'known' }))}
        at={at}
        onSlot={setAt}
      />
      <fieldset className="st-keys st-cipher-keys">
        <legend className="hidden-text">{companion.letters}</legend>
        {Array.from(ALPHABET, (letter) => {
          const fit = fitOf(draft, at, letter);
          const why = fit === 'taken' ? companion.taken : companion.notHere;
          const colour = colourOf(letter);
          return (
            <button
              key={letter}
              type="button"
              className="st-key"
              data-colour={colour}
              data-mark={fit === 'fits' ? 'unknown' : 'no'}
              disabled={fit !== 'fits'}
              aria-label={`${letter}, ${fit === 'fits' ? say.colour[colour] : why}`}
              onClick={() => lay(letter)}
            >
              <span>{letter}</span>
            </button>
          );
        })}
      </fieldset>
      <div className="st-write">
        <label className="st-field">
          <span className="st-field-name">{companion.typed}</span>
          <input
            value={typed}
            placeholder={companion.typedExample}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={about}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="st-btn"
          onClick={() => {
            setTyped('');
            setDraft(draftOf(drawCipher(random)));
          }}
        >
          <Icon name="dice" /> {companion.draw}
        </button>
      </div>
      <p id={about} className="st-hint" data-tone={read && !read.ok ? 'bad' : 'none'}>
        {read && !read.ok && say.why(read)}
      </p>
      <div className="st-foot">
        <button
          type="button"
          className="st-btn st-btn-plain"
          onClick={() => {
            setTyped('');
            setDraft(EMPTY_DRAFT);
            setAt(0);
          }}
        >
          {companion.startOver}
        </button>
        <button
          type="button"
          className="st-btn st-btn-go"
          disabled={!checked.ok}
          onClick={() => checked.ok && onUse(checked.cipher)}
        >
          <Icon name="check" /> {companion.use}
        </button>
      </div>
    </Panel>
  );
}
