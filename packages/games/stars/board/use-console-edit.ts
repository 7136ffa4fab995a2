// What taps and keys on a console do to the sheet. While letters are guessed a tap puts one into the guess.

import type { Notes, Section } from '../solver/index.ts';
import { markOf } from '../solver/index.ts';
import type { ConsoleEdit } from './console.tsx';
import { useSpeak } from './live.tsx';
import { cleared, tapped, toggledSure } from './marks.ts';
import { say } from './say.ts';
import type { Sheet } from './use-notes.ts';

export function useConsoleEdit({ notes, write }: Sheet, guessing: boolean): ConsoleEdit {
  const speak = useSpeak();
  const put = (sheet: Notes, section: Section, letter: string): void => {
    write(sheet);
    speak(say.marked(section, letter, say.mark[markOf(sheet, section, letter)]));
  };
  const sure = (section: Section, letter: string): void => {
    const sheet = toggledSure(notes, section, letter);
    if (sheet) put(sheet, section, letter);
    else speak(say.full(section), 'shown');
  };
  return {
    tap: guessing ? sure : (section, letter) => put(tapped(notes, section, letter), section, letter),
    sure,
    clear: (section, letter) => put(cleared(notes, section, letter), section, letter),
  };
}
