// The newest words are in sight: where there is little room the board scrolls to them, above the field to write in.

import { type RefObject, useEffect } from 'react';

/** Looked at when `change` is another. */
export function useNewestInSight(board: RefObject<HTMLElement | null>, change: string): void {
  useEffect(() => {
    for (const last of board.current?.querySelectorAll('.st-column .st-card:last-child') ?? [])
      last.scrollIntoView({ block: 'nearest' });
  }, [board, change]);
}
