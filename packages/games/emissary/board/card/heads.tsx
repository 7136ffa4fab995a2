// Eleven heads over one bust, as a lamp would throw them on paper: soot, and one lit half of the face. Drawn on 100 × 116.

import type { ReactElement } from 'react';

export type Head = 'bob' | 'long' | 'top' | 'fedora' | 'mask' | 'cap' | 'beret' | 'cloche' | 'hood' | 'bun' | 'helm';

const SOOT = '#1b1611';
const LIT = '#e3cf9e';
const BAND = '#cbb47c';

const BUST = 'M2 117C4 96 16 88 30 84c6-2 9-4 9-9V64h19v11c0 5 3 7 9 9 16 5 27 13 30 33z';
/** The face turned a little to the lamp on the right. */
const SKULL = 'M32 46c0-12 7-20 17-20s17 8 17 19l-1 6c-1 11-5 22-15 22S32 62 32 46z';
const FACE =
  'M51 37h14.6c.8 3 .6 6 .6 9l2.2 7c.4 1-.4 1.6-1.6 1.8l-.6 4.2-.8 2c-.4 5-2.6 8-6.6 8-3 0-5.4-1-7-3 4-6 3-12 2.4-16-.6-5-1-8-1.2-13z';

export function HeadOf({ head }: { readonly head: Head }): ReactElement {
  return (
    <g fill={SOOT}>
      {head === 'long' && <path d="M26 96C24 70 24 20 49 20s26 40 24 70l-6 2c0-14 2-26-2-40H34c-2 14 0 30-3 46z" />}
      <path d={BUST} />
      {head === 'hood' ? <Hood /> : <path d={SKULL} />}
      {head !== 'hood' && <path d={FACE} fill={LIT} />}
      <Top head={head} />
    </g>
  );
}

function Hood(): ReactElement {
  return (
    <>
      <path d="M49 4C34 16 22 38 20 62c-1 14 0 24 4 30l20 6 22-4c8-8 10-20 8-34C71 36 62 16 49 4z" />
      <path d="M52 8c12 14 20 32 22 52 1 12 0 20-4 28l-4-3c6-10 6-34-3-52-3-8-7-16-11-25z" fill={BAND} opacity="0.8" />
      <path d="M33 58c0-12 7-19 16-19s16 7 16 19c0 13-7 23-16 23s-16-10-16-23z" fill="#0c0a08" />
      <path d="m37 57 9 3.4c-3 2.2-7 1.6-9-3.4zm24 0-9 3.4c3 2.2 7 1.6 9-3.4z" fill={LIT} />
    </>
  );
}

function Top({ head }: { readonly head: Head }): ReactElement | null {
  switch (head) {
    case 'bob':
      return (
        <path d="M28 66C24 40 28 21 48 21c17 0 24 12 22 38-2 3-4 4-6 4 1-8 0-15-3-20-8 0-14-2-18-5-3 6-4 16-2 30-5 2-9 1-13-2z" />
      );
    case 'long':
      return <path d="M29 60C26 36 32 20 49 20c16 0 22 12 20 34l-4 10c1-9 0-16-3-22-8 0-15-2-19-5-5 8-6 18-5 30z" />;
    case 'bun':
      return (
        <>
          <circle cx="46" cy="15" r="8.5" />
          <path d="M31 52c-2-18 5-29 18-29 11 0 18 8 17 20-7 0-15-2-20-7-4 5-5 12-4 22-2 6-7 4-11-6z" />
        </>
      );
    case 'top':
      return (
        <>
          <path d="M34 4h31l-2.5 29h-26z" />
          <path d="M35.6 24h27.6l-.7 6.4H36.2z" fill={BAND} />
          <path d="M22 33c8 3 46 3 55 0 2 4-2 8-10 9H33c-8-1-13-5-11-9z" />
        </>
      );
    case 'fedora':
      return (
        <>
          <path d="M31 36c0-14 4-22 10-22 3 0 5 2 8 2s5-2 8-2c6 0 10 8 11 22z" />
          <path d="M30.6 30c12 3 26 3 38 0l.6 6c-13 3-26 3-39 0z" fill={BAND} />
          <path d="M17 38c4-3 9-3 14-2 12 3 26 3 38 0 5-1 10-1 14 2-3 6-10 8-18 8-10-3-22-3-32 0-7 0-14-3-16-8z" />
        </>
      );
    case 'mask':
      return (
        <>
          <path d="M32 42c0-11 7-17 17-17s16 6 16 15c-11-2-22-2-33 2z" />
          <path d="M31 44c10-3 24-4 36-1 1 6-1 12-5 12-4 0-6-2-8-4-2 3-6 5-11 5-6 0-11-4-12-12z" fill="#080605" />
          <path d="m31 46-9 6 3 3 8-4z" fill="#080605" />
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M25 33c-2-11 9-18 24-18s26 7 25 17c-1 5-4 8-8 9H34c-5-1-8-4-9-8z" />
          <path d="M31 36h36v5.5H31z" fill={BAND} />
          <path d="M42 41h29c1 5-2 8-8 8-8 0-16-2-21-8z" />
        </>
      );
    case 'beret':
      return (
        <>
          <path d="M49 9h4v7h-4z" />
          <path d="M19 36c-1-13 14-22 31-22 18 0 31 9 28 20-2 6-10 7-15 5-9-3-19-3-28 1-8 3-15 2-16-4z" />
        </>
      );
    case 'cloche':
      return (
        <>
          <path d="M28 44C27 24 34 12 48 12c15 0 22 12 22 30z" />
          <path d="M27.6 40c13-4 30-4 43 0v6c-14-4-29-4-43 0z" fill={BAND} />
          <path d="M20 58c1-8 4-13 8-15 14-5 28-5 43 0 4 2 8 8 9 16-8-6-16-9-24-10-12-1-24 2-36 9z" />
          <circle cx="71" cy="42" r="4.6" fill={LIT} />
          <circle cx="71" cy="42" r="1.8" />
        </>
      );
    case 'helm':
      return (
        <>
          <path d="M24 46c-1-20 9-31 25-31s26 11 25 31c-2 4-8 2-12 0-8-3-18-3-26 0-4 2-11 4-12 0z" />
          <path d="M24 44c14-7 36-7 50 0v4c-14-6-36-6-50 0z" fill={BAND} />
        </>
      );
    case 'hood':
      return null;
  }
}
