// Guessing three words: one of each column of the other side's open card.

import type { NameOf } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { StarsAsk } from '../rules/types.ts';
import type { MessageView } from '../rules/view.ts';
import { isProposal, proposedIn } from './agree.ts';
import { type Picks, picked, wordsText } from './guess.ts';
import { Icon } from './icon.tsx';
import { Columns, Sentence } from './message.tsx';
import { Panel } from './panel.tsx';
import { Proposals } from './proposals.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  readonly scene: BoardScene;
  readonly ask: StarsAsk;
  readonly card: NonNullable<MessageView['card']>;
  readonly sending: Sending;
  readonly name: NameOf;
  readonly picks: Picks;
  onPicks(picks: Picks): void;
}

export function WordGuess({ scene, ask, card, sending, name, picks, onPicks }: Props): ReactElement {
  const text = wordsText(picks);
  const count = picks.filter((row) => row !== null).length;
  return (
    <Panel title={say.theirMessage} aside={say.wordsPicked(count)} className="st-guess st-mine">
      <Sentence card={card} rows={picks} />
      <Columns card={card} dice={null} picks={picks} onPick={(column, row) => onPicks(picked(picks, column, row))} />
      <GuessFoot
        scene={scene}
        sending={sending}
        name={name}
        note={typeof ask.declared === 'string' ? say.declared(ask.declared) : ''}
        toGo={text === null ? say.wordsToGo(picks.length - count) : null}
        onSend={() => text !== null && void sending.send(ask, text)}
      />
    </Panel>
  );
}

interface FootProps {
  readonly scene: BoardScene;
  readonly sending: Sending;
  readonly name: NameOf;
  readonly note: string;
  /** What is still missing; null when it can be sent. */
  readonly toGo: string | null;
  readonly children?: ReactElement | null;
  onSend(): void;
}

export function GuessFoot({ scene, sending, name, note, toGo, children, onSend }: FootProps): ReactElement {
  return (
    <div className="st-foot">
      {(sending.refusal || (note && proposedIn(scene).length === 0)) && (
        <p className="st-hint" data-tone={sending.refusal ? 'bad' : 'none'}>
          {sending.refusal || note}
        </p>
      )}
      <Proposals scene={scene} name={name} sending={sending} />
      {children}
      <button
        type="button"
        className="st-btn st-btn-go st-send"
        disabled={toGo !== null || sending.sending}
        onClick={onSend}
      >
        <Icon name="send" />
        {sending.sending ? say.sending : (isProposal(scene) ? say.proposeGuess : say.sendGuess)(toGo ?? '')}
      </button>
    </div>
  );
}
