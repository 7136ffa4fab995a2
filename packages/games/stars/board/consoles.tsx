// The three consoles; where there is little room one at a time.

import type { ReactElement } from 'react';
import { type Beliefs, type Cipher, type Notes, SECTION_SIZE, SECTIONS, type Section } from '../solver/index.ts';
import { Console, type ConsoleEdit } from './console.tsx';
import { say } from './say.ts';

interface Props {
  readonly notes: Notes;
  readonly beliefs: Beliefs | null;
  readonly cipher: Cipher | null;
  readonly note: string;
  readonly edit?: ConsoleEdit | undefined;
  /** The one shown where only one fits. */
  readonly section: Section;
  onSection(section: Section): void;
}

export function Consoles({ notes, beliefs, cipher, note, edit, section, onSection }: Props): ReactElement {
  return (
    <div className="st-consoles" data-section={section}>
      <nav className="st-tabs st-section-tabs" aria-label={say.tabs.consoles}>
        {SECTIONS.map((one) => (
          <button
            key={one}
            type="button"
            className="st-tab"
            aria-current={one === section}
            onClick={() => onSection(one)}
          >
            {say.consoleTab(one, SECTION_SIZE[one])}
          </button>
        ))}
      </nav>
      {SECTIONS.map((one) => (
        <Console
          key={one}
          section={one}
          marks={notes[one]}
          chances={beliefs && beliefs.count > 0 ? beliefs.marginals[one] : undefined}
          known={cipher?.[one]}
          note={note}
          edit={edit}
        />
      ))}
    </div>
  );
}
