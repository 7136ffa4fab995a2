// Writing a word: whether the own card allows it, and for the Alien what it will score.

import type { NameOf } from '@tabella/kernel';
import { type FormEvent, type ReactElement, useId } from 'react';
import type { StarsAsk } from '../rules/types.ts';
import { isProposal } from './agree.ts';
import { ScorePlate } from './cards.tsx';
import { hintFor } from './hints.ts';
import { Icon } from './icon.tsx';
import { previewOf } from './preview.ts';
import { Proposals } from './proposals.tsx';
import { say } from './say.ts';
import { type BoardScene, wordsOn } from './scene.ts';
import { Steps } from './steps.tsx';
import { useDictionary } from './use-dictionary.ts';
import { useForms } from './use-forms.ts';
import type { Sending } from './use-sending.ts';

/** From so many on it is looked up whether it is a word. */
const SOME_LETTERS = 3;

interface Props {
  readonly scene: BoardScene;
  readonly ask: StarsAsk;
  readonly sending: Sending;
  readonly name: NameOf;
  readonly draft: string;
  onDraft(text: string): void;
}

function alienOf({ view, team }: BoardScene, name: NameOf): string {
  return name(view.roles.findIndex((role) => role.alien && role.team === team));
}

export function Composer({ scene, ask, sending, name, draft, onDraft }: Props): ReactElement {
  const help = useId();
  const forms = useForms(true);
  const { cipher, round } = scene.view;
  const isWord = useDictionary(draft.length >= SOME_LETTERS);
  const hint = hintFor(draft, wordsOn(scene.own), forms, say, isWord);
  const preview = cipher && previewOf(cipher, draft);
  const proposing = isProposal(scene);
  const tip = cipher ? say.writeTip.alien : say.writeTip.scientist(alienOf(scene, name), proposing);
  const ready = draft.trim() !== '' && hint.tone !== 'bad' && !sending.sending;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!ready) return;
    void sending.send(ask, draft).then((taken) => taken && onDraft(''));
  };
  return (
    <form className="st-panel st-composer" onSubmit={submit}>
      <Proposals scene={scene} name={name} sending={sending} />
      <div className="st-write">
        <label className="st-field">
          <span className="st-card-round">{round + 1}</span>
          <span className="hidden-text">{say.write}</span>
          <input
            value={draft}
            maxLength={ask.text?.max}
            placeholder={say.writeHere}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={help}
            onChange={(event) => {
              sending.forget();
              onDraft(event.target.value);
            }}
          />
          {preview?.ok && <ScorePlate score={preview.explanation.score} />}
        </label>
        <button type="submit" className="st-btn st-btn-go" disabled={!ready}>
          <Icon name="send" /> {sending.sending ? say.sending : proposing ? say.propose : say.transmit}
        </button>
      </div>
      <div className="st-feedback">
        {preview?.ok && <Steps explanation={preview.explanation} />}
        <p id={help} className="st-hint" data-tone={sending.refusal ? 'bad' : hint.tone}>
          {sending.refusal ||
            (hint.tone !== 'none' ? (
              <>
                {hint.tone === 'good' && <Icon name="check" size={14} />}
                {hint.text} {preview?.ok && hint.tone === 'good' && say.previewSecret}
              </>
            ) : (
              (typeof ask.declared === 'string' && say.declared(ask.declared)) || (round === 0 && tip)
            ))}
        </p>
      </div>
    </form>
  );
}
