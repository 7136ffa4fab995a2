// Places: where frame and board meet. A board may take the prompt bar into its own layout and put lines of its own into it,
// and may dock a panel in the frame's side column. Without a frame, as in a guide, there is neither.

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

export interface Places {
  /** The prompt bar, with what the board adds under its sentence; null while the frame shows it itself. */
  readonly prompt: ((more: ReactNode) => ReactNode) | null;
  /** Shows something in the side column; null while that is out of sight. */
  readonly dock: ((panel: ReactNode) => ReactNode) | null;
}

const NOWHERE: Places = { prompt: null, dock: null };

export const PlacesContext = createContext(NOWHERE);

/** Where the prompt bar stands in a board's layout; the children come under its sentence. */
export function PromptPlace({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{useContext(PlacesContext).prompt?.(children)}</>;
}

export const useDock = (): Places['dock'] => useContext(PlacesContext).dock;
