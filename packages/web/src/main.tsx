// The page begins here.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/fonts.ts';
import '@tabella/ui/tokens.css';
import './theme/base.css';
// Below the sheets that it builds on.
import { askForRecord } from './api.ts';
import { App } from './app.tsx';
import { readCode } from './code.ts';

const replayed = readCode(/^\/replay\/([^/]+)/.exec(location.pathname)?.[1] ?? '');
if (replayed !== null) askForRecord(replayed);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Without the worker everything works, only slower the next time.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
