// The file that is open on this page: it stays while people look at its tabs or at other pages.

import { create } from 'zustand';
import { type Opening, openFile } from './open-match.ts';

interface Kept {
  /** Null while none is open, or one is being opened. */
  readonly opening: Opening | null;
  readonly busy: boolean;
}

export const useOpenedFile = create<Kept>(() => ({ opening: null, busy: false }));

let newest: Blob | null = null;

/** Opens it in place of the last one; whether there is a match in it. */
export async function keepFile(file: Blob): Promise<boolean> {
  newest = file;
  useOpenedFile.setState({ opening: null, busy: true });
  const opening = await openFile(file);
  // Another file may have been chosen meanwhile.
  if (newest !== file) return false;
  useOpenedFile.setState({ opening, busy: false });
  return opening.ok;
}
