// The lower half of the board, by stage: words to and fro, the guesses, the reveal.

import type { BoardProps } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { Beliefs } from '../solver/index.ts';
import { Composer } from './composer.tsx';
import { NO_PICKS, type Picks, readPicks } from './guess.ts';
import { useKept } from './kept.ts';
import { LetterGuessPanel } from './letter-guess.tsx';
import { Proposals } from './proposals.tsx';
import { Reveal } from './reveal.tsx';
import type { BoardScene } from './scene.ts';
import { OwnMessage, Waiting, Watching } from './side.tsx';
import { TeamSwitch } from './teams.tsx';
import { AllWords, Transmissions } from './transmissions.tsx';
import type { Sheet } from './use-notes.ts';
import { useSending } from './use-sending.ts';
import { WordGuess } from './word-guess.tsx';

interface Props extends BoardProps {
  readonly scene: BoardScene;
  readonly place: string;
  readonly sheet: Sheet;
  readonly beliefs: Beliefs | null;
  readonly draft: string;
  onDraft(text: string): void;
  onLook(team: number): void;
}

export function StarsStage(props: Props): ReactElement {
  const { scene } = props;
  return (
    <div className="st-stage">
      {scene.mayLookAround && <TeamSwitch scene={scene} onLook={props.onLook} />}
      {scene.stage === 'rounds' ? (
        <>
          <Transmissions scene={scene} />
          <div className="st-writing">
            <Writing {...props} />
          </div>
          <OwnMessage scene={scene} />
        </>
      ) : (
        <>
          <AllWords scene={scene} />
          <Guessing {...props} />
        </>
      )}
    </div>
  );
}

function Writing({ scene, answer, name, draft, onDraft }: Props): ReactElement {
  const sending = useSending(answer);
  return scene.ask?.kind === 'transmit' ? (
    <Composer scene={scene} ask={scene.ask} sending={sending} name={name} draft={draft} onDraft={onDraft} />
  ) : (
    <>
      <Waiting scene={scene} />
      <Proposals scene={scene} name={name} sending={sending} />
    </>
  );
}

function Guessing({ scene, place, sheet, beliefs, answer, name }: Props): ReactElement {
  const sending = useSending(answer);
  const { ask, target } = scene;
  const [kept, setPicks] = useKept<Picks>(`${place} ${scene.view.phase} picks`, NO_PICKS);
  if (scene.stage === 'over') return <Reveal scene={scene} />;
  if (ask?.kind === 'guess-letters')
    return <LetterGuessPanel scene={scene} ask={ask} sheet={sheet} sending={sending} name={name} beliefs={beliefs} />;
  if (ask?.kind === 'guess-words' && target?.card) {
    const declared = typeof ask.declared === 'string' ? readPicks(ask.declared, target.card.columns) : null;
    const picks = kept === NO_PICKS && declared ? declared : kept;
    return (
      <WordGuess
        scene={scene}
        ask={ask}
        card={target.card}
        sending={sending}
        name={name}
        picks={picks}
        onPicks={setPicks}
      />
    );
  }
  return (
    <Watching scene={scene}>
      <Proposals scene={scene} name={name} sending={sending} />
    </Watching>
  );
}
