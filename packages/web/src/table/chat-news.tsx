// In the waiting room the talk may be out of sight: a button counts what was said since, and goes there.

import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useUnreadChat } from './unread.ts';

export function ChatNews({ place }: { readonly place: RefObject<HTMLElement | null> }): ReactElement | null {
  const say = useSay();
  const unread = useUnreadChat(useInSight(place));
  if (unread === 0) return null;
  return (
    <button type="button" className="btn chat-news" onClick={() => place.current?.scrollIntoView({ block: 'center' })}>
      <Icon name="chat" size={18} />
      {say('chat.news', { count: unread })}
    </button>
  );
}

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watcher = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return inSight;
}
