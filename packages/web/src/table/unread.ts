// How much of the talk at a table this person has not seen yet; their own lines are no news. What was read in the waiting room
// stays read when the match begins.

import { useEffect } from 'react';
import { create } from 'zustand';
import { useLive, useTable } from './at-table.tsx';

/** By table: the last line that was in sight. */
const useRead = create<Readonly<Record<string, string>>>(() => ({}));

export function useUnreadChat(looking: boolean): number {
  const { code, seats } = useTable();
  const chat = useLive((live) => live.chat);
  const last = useRead((read) => read[code]);
  const newest = chat.at(-1)?.id;
  // Whoever has just come has read what was said before.
  const caught = looking || last === undefined;
  useEffect(() => {
    if (caught) useRead.setState({ [code]: newest ?? '' });
  }, [caught, code, newest]);
  if (caught) return 0;
  const since = chat.slice(chat.findIndex((line) => line.id === last) + 1);
  return since.filter(({ seat }) => seat === null || !seats[seat]?.mine).length;
}
