// A question that has just appeared takes no answer for a moment: a tap meant for the one before must not answer it.

import { useEffect, useState } from 'react';

const MOMENT_MS = 250;

export function useFresh(): boolean {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return fresh;
}
