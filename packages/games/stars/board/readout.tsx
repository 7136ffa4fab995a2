// What the newest score shows, and one tap to mark what all of them show.

import type { ReactElement } from 'react';
import { type Clue, tipsFor } from '../solver/index.ts';
import { Icon } from './icon.tsx';
import { deduced } from './marks.ts';
import { say } from './say.ts';
import type { Sheet } from './use-notes.ts';

interface Props {
  readonly clues: readonly Clue[];
  /** Without a sheet there is nothing to write on. */
  readonly sheet: Sheet | null;
}

export function Readout({ clues, sheet }: Props): ReactElement {
  const tips = tipsFor(clues);
  const last = clues.length - 1;
  const newest = tips.filter((tip) => tip.key !== 'oneRed' && tip.clue === last);
  const found = sheet && deduced(sheet.notes, clues);
  return (
    <section className="st-readout" aria-label={say.readout}>
      <ul>
        {clues.length === 0 && <li>{say.nothingYet}</li>}
        {newest.map((tip) => (
          <li key={tip.key}>{say.tip(tip, clues[last]?.word ?? '')}</li>
        ))}
      </ul>
      <div className="st-row">
        {sheet && found && found.added > 0 && (
          <button type="button" className="st-btn" onClick={() => sheet.write(found.notes)}>
            <Icon name="pencil" /> {say.markAll(found.added)}
          </button>
        )}
        {sheet?.undo && (
          <button type="button" className="st-btn st-btn-plain" onClick={sheet.undo}>
            <Icon name="undo" /> {say.undo}
          </button>
        )}
      </div>
      {sheet && (
        <p className="st-keys-help">
          {say.consolePointer} {say.consoleKeys}
        </p>
      )}
    </section>
  );
}
