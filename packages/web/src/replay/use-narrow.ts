// Whether the frame is laid out for a hand, by the same measure as its styles.

import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 820px)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
