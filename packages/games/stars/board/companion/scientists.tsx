// The Scientists' console: scored words in, marks, tips and the aid.

import { type ReactElement, useState } from 'react';
import { type Beliefs, emptyNotes, type Section } from '../../solver/index.ts';
import { Consoles } from '../consoles.tsx';
import { Icon } from '../icon.tsx';
import { slotsOf, withGuess } from '../marks.ts';
import { Readout } from '../readout.tsx';
import { companion, say } from '../say.ts';
import { EMPTY_SLOT, Slots } from '../slots.tsx';
import { useConsoleEdit } from '../use-console-edit.ts';
import { useSheet } from '../use-notes.ts';
import { ClueList } from './clue-list.tsx';
import type { Saved } from './saved.ts';

interface Props {
  readonly saved: Saved;
  /** With the aid switched on. */
  readonly beliefs: Beliefs | null;
  change(part: Partial<Saved>): void;
}

export function ScientistsConsole({ saved, beliefs, change }: Props): ReactElement {
  const { clues, notes, aid } = saved;
  const [section, setSection] = useState<Section>('trust');
  const sheet = useSheet(notes, (now) => change({ notes: now }));
  const edit = useConsoleEdit(sheet, false);
  const count = !aid || clues.length === 0 ? '' : beliefs ? say.left(beliefs.count) : say.thinking;
  return (
    <>
      <section className="st-panel st-screen">
        <div className="st-screen-slots">
          <header className="st-head">
            <h2>
              <Icon name="radar" /> {say.screen}
            </h2>
            <span className="st-aside">{count}</span>
          </header>
          <Slots
            slots={slotsOf(notes).map((one) =>
              one ? { letter: one.letter, state: one.sure ? 'sure' : 'pencil' } : EMPTY_SLOT,
            )}
            onSlot={(_, one) => setSection(one)}
          />
        </div>
      </section>
      <ClueList clues={clues} onClues={(now) => change({ clues: now })} />
      <Consoles
        notes={notes}
        beliefs={beliefs}
        cipher={null}
        note={say.tapMarks}
        edit={edit}
        section={section}
        onSection={setSection}
      />
      <Readout clues={clues} sheet={sheet} />
      <div className="st-panel st-settings">
        <label className="st-check">
          <input type="checkbox" checked={aid} onChange={(event) => change({ aid: event.target.checked })} />
          <span>
            <b>{companion.aid}</b>
            <small>{companion.aidAbout}</small>
          </span>
        </label>
        {beliefs && beliefs.count > 0 && clues.length > 0 && (
          <button type="button" className="st-btn" onClick={() => sheet.write(withGuess(notes, beliefs.guess.cipher))}>
            <Icon name="pencil" /> {say.useAid}
          </button>
        )}
        <NewGame onErase={() => change({ clues: [], notes: emptyNotes() })} />
      </div>
    </>
  );
}

/** Erasing asks first: the notes of a whole game may be on the sheet. */
function NewGame({ onErase }: { onErase(): void }): ReactElement {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className="st-btn st-btn-plain" onClick={() => setAsking(true)}>
        {companion.fresh}
      </button>
    );
  return (
    <p className="st-row st-sure">
      {companion.freshSure}
      <button
        type="button"
        className="st-btn"
        onClick={() => {
          onErase();
          setAsking(false);
        }}
      >
        {companion.erase}
      </button>
      <button type="button" className="st-btn st-btn-plain" onClick={() => setAsking(false)}>
        {companion.cancel}
      </button>
    </p>
  );
}
