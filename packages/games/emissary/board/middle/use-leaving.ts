// The cards of a stack that has just been settled, for a moment: so that one sees what was void and what was not.

import { isStill } from '@tabella/ui/motion';
import { useEffect, useRef, useState } from 'react';
import type { PendingView, View } from '../../rules/view.ts';

const SETTLED_MS = 900;

export function useLeaving({ stack }: View): readonly PendingView[] {
  const [leaving, setLeaving] = useState<readonly PendingView[]>([]);
  const last = useRef(stack);
  useEffect(() => {
    const before = last.current;
    last.current = stack;
    if (stack.length > 0 || before.length === 0 || isStill()) return;
    setLeaving(before);
    const end = (): void => setLeaving([]);
    const timer = setTimeout(end, SETTLED_MS);
    addEventListener('pointerdown', end, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      end();
    };
  }, [stack]);
  return leaving;
}
