// Post: a letter on its way, and the hook that waits for it.

import { FrontScene } from '@tabella/ui/front-scene';
import type { ReactElement } from 'react';

export default function PostScene(): ReactElement {
  return (
    <FrontScene>
      <rect width="320" height="206" fill="#2d4a3e" />
      <g transform="rotate(-6 140 110)" fill="#f3e6c8" stroke="#8a7347" strokeWidth="2">
        <rect x="80" y="72" width="120" height="78" rx="4" />
        <path d="m80 74 60 44 60-44" fill="none" />
      </g>
      <path d="M232 0v74a20 20 0 0 1-40 0" fill="none" stroke="#d8b36a" strokeWidth="6" />
    </FrontScene>
  );
}
