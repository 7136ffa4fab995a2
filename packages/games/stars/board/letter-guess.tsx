// Guessing the cipher: the sure letters of the consoles are the guess.

import type { NameOf } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { StarsAsk } from '../rules/types.ts';
import type { Beliefs } from '../solver/index.ts';
import { Guesses } from './guesses.tsx';
import { Icon } from './icon.tsx';
import { letterGuess, withGuess } from './marks.ts';
import { Panel } from './panel.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';
import type { Sheet } from './use-notes.ts';
import type { Sending } from './use-sending.ts';
import { GuessFoot } from './word-guess.tsx';

interface Props {
  readonly scene: BoardScene;
  readonly ask: StarsAsk;
  readonly sheet: Sheet;
  readonly sending: Sending;
  readonly name: NameOf;
  readonly beliefs: Beliefs | null;
}

export function LetterGuessPanel({ scene, ask, sheet, sending, name, beliefs }: Props): ReactElement {
  const guess = letterGuess(sheet.notes);
  const missing = guess.ok ? 0 : guess.missing;
  const note = !guess.ok && guess.twice !== '' ? say.letterTwice(guess.twice) : '';
  const best = beliefs && beliefs.count > 0 ? beliefs.guess.cipher : null;
  return (
    <Panel title={say.finalGuess} aside={say.lettersPicked(6 - missing)} className="st-guess st-mine">
      <GuessFoot
        scene={scene}
        name={name}
        sending={sending}
        note={note}
        toGo={guess.ok ? null : missing > 0 ? say.lettersToGo(missing) : ''}
        onSend={() => guess.ok && void sending.send(ask, guess.text)}
      >
        {best && (
          <button type="button" className="st-btn" onClick={() => sheet.write(withGuess(sheet.notes, best))}>
            <Icon name="pencil" /> {say.useAid}
          </button>
        )}
      </GuessFoot>
      <Guesses scene={scene} />
    </Panel>
  );
}
