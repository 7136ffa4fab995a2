// One seat's table: it holds what is drafted, picked and marked, and lays out the parts.

import type { BoardProps } from '@tabella/kernel';
import { useArrivals } from '@tabella/ui/flight';
import { type ReactElement, useRef, useState } from 'react';
import type { StarsTypes } from '../rules/types.ts';
import { applyTips, type Beliefs, type Clue, emptyNotes, type Notes, type Section, tipsFor } from '../solver/index.ts';
import { Consoles } from './consoles.tsx';
import { fly } from './flight.ts';
import { useKept } from './kept.ts';
import { slotsOf } from './marks.ts';
import { type Part, Parts } from './parts.tsx';
import { previewOf } from './preview.ts';
import { Readout } from './readout.tsx';
import type { BoardWords } from './say.ts';
import { say } from './say.ts';
import { ALIEN, type BoardScene, cardsOf, placeOf, SCIENTISTS, sceneOf } from './scene.ts';
import { Screen } from './screen.tsx';
import { Seats } from './seats.tsx';
import { StarsStage } from './stage.tsx';
import { useBeliefs } from './use-beliefs.ts';
import { useConsoleEdit } from './use-console-edit.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';
import { useNotes } from './use-notes.ts';
import { useTellings } from './use-tellings.ts';

/** In a replay the frame speaks. */
const UNTOLD: readonly Clue[] = [];

export function StarsTable(props: BoardProps<StarsTypes>): ReactElement {
  const board = useRef<HTMLDivElement>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const [section, setSection] = useState<Section>('trust');
  const scene = sceneOf(props.view, props.asks, looking, props.replay);
  const { view, role, clues, stage } = scene;
  const place = placeOf(scene);
  const [part, setPart] = usePart(scene);
  const [draft, setDraft] = useKept(`${place} draft`, '');
  const sheet = useNotes(place, props.notes, props.note);
  const beliefs = useBeliefs(view.options.aid && stage !== 'over', view.options.draw, clues);
  const guessing = scene.ask?.kind === 'guess-letters';
  const edit = useConsoleEdit(sheet, guessing);
  const marks = role === 'scientist' ? sheet.notes : applyTips(emptyNotes(), tipsFor(clues));
  const preview = view.cipher && scene.ask?.kind === 'transmit' ? previewOf(view.cipher, draft) : null;
  useTellings(props.replay === undefined ? clues : UNTOLD);
  useArrivals(board, [...cardsOf(scene, ALIEN), ...cardsOf(scene, SCIENTISTS)].map((card) => card.key).join(), fly);
  useNewestInSight(board, `${part} ${clues.length}`);
  const note = noteOf(scene, say);
  return (
    <div ref={board} className="st-board" data-part={part} data-stage={stage} data-role={role}>
      <Seats view={view} name={props.name} />
      <Screen
        scene={scene}
        notes={sheet.notes}
        aside={asideOf(scene, sheet.notes, beliefs, say)}
        score={preview?.ok ? preview.explanation.score : (clues.at(-1)?.score ?? null)}
        onSection={(one) => {
          setSection(one);
          setPart('consoles');
        }}
      />
      <Parts part={part} guessing={stage !== 'rounds'} onPart={setPart} />
      <Consoles
        notes={marks}
        beliefs={beliefs}
        cipher={view.cipher}
        note={note}
        edit={role === 'scientist' && stage !== 'over' ? edit : undefined}
        section={section}
        onSection={setSection}
      />
      {stage !== 'over' && <Readout clues={clues} sheet={role === 'scientist' ? sheet : null} />}
      <StarsStage
        {...props}
        scene={scene}
        place={place}
        sheet={sheet}
        beliefs={beliefs}
        draft={draft}
        onDraft={setDraft}
        onLook={setLooking}
      />
    </div>
  );
}

function noteOf({ role, stage, ask }: BoardScene, say: BoardWords): string {
  if (stage === 'over') return '';
  if (role === 'alien') return say.whatTheyKnow;
  if (role === 'watcher') return say.whatAllKnow;
  return ask?.kind === 'guess-letters' ? say.tapGuesses : say.tapMarks;
}

function asideOf(
  { view, role, clues, stage }: BoardScene,
  notes: Notes,
  beliefs: Beliefs | null,
  say: BoardWords,
): string {
  if (stage === 'over') return '';
  const pencilled = slotsOf(notes).filter((slot) => slot !== null).length;
  const base = role === 'alien' ? say.onlyYou : role === 'scientist' ? say.pencilled(pencilled) : '';
  if (!view.options.aid || clues.length === 0) return base;
  return beliefs ? say.left(beliefs.count) : say.thinking;
}

/** Where only one part fits: the one that is asked for comes up by itself when play reaches it. */
function usePart({ stage, ask }: BoardScene): readonly [Part, (part: Part) => void] {
  const wanted: Part = stage === 'rounds' ? 'words' : 'guess';
  const question = `${wanted} ${ask?.kind}`;
  const [part, setPart] = useState<Part>(wanted);
  const [last, setLast] = useState(question);
  if (last !== question) {
    setLast(question);
    setPart(wanted);
  }
  return [part, setPart];
}
