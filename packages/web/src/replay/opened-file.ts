// The file that is open on this page: it stays while people look at its tabs or at other pages.

import { create } from 'zustand';
import { type Opening, openFile } from './open-match.ts';

interface Kept {
  /** Null while none is open, or one is being opened. */
  readonly opening: Opening | null;
  readonly busy: boolean;
}

export const useOpenedFile = create<Kept>(() => ({ opening: null, busy: false }));

/** Opens it in place of the last one; whether there is a match in it. */
export async function keepFile(file: Blob): Promise<boolean> {
  useOpenedFile.setState({ opening: null, busy: true });
  const opening = await openFile(file);
  useOpenedFile.setState({ opening, busy: false });
  return opening.ok;
}
