// What counts as loaded for a page: JavaScript, styles and fonts, each once, and for a game only what comes on top.

import { expect, test } from 'vitest';
import { fontsIn, loadsOf } from '../../packages/web/build/load.mjs';

const face = (file: string, range?: string): string =>
  `@font-face{font-family:A;src:url(./${file}.woff2) format("woff2"),url(./${file}.woff)${range ? `;unicode-range:${range}` : ''}}`;

const styles: Readonly<Record<string, string>> = {
  'assets/front.css': face('latin', 'U+??,U+131,U+2000-206F') + face('greek', 'U+370-377,U+37A-37F'),
  'assets/table.css': 'a{color:red}',
  'assets/board.css': face('typed') + face('kanji', 'U+50E7'),
};

const manifest = {
  'index.html': { file: 'assets/front.js', imports: ['shared'], css: ['assets/front.css'] },
  shared: { file: 'assets/shared.js' },
  'src/table/table-page.tsx': { file: 'assets/table.js', imports: ['shared'], css: ['assets/table.css'] },
  '../games/any/board/index.tsx': {
    file: 'assets/board.js',
    imports: ['shared', 'index.html'],
    css: ['assets/board.css'],
    isDynamicEntry: true,
  },
  '../games/any/table.tsx': { file: 'assets/door.js', imports: ['shared'], isDynamicEntry: true },
  '../games/any/art/scene.tsx': { file: 'assets/scene.js', isDynamicEntry: true },
  '_any-words-en': { file: 'assets/any-words-en.js', name: 'any-words-en' },
  '_any-words-xx': { file: 'assets/any-words-xx.js', name: 'any-words-xx' },
  '../games/any/words/en/board/guide.ts': { file: 'assets/guide-words.js', isDynamicEntry: true },
  '../games/any/words/xx/board/index.ts': { file: 'assets/board-words-xx.js', isDynamicEntry: true },
  '../games/any/board/guide.tsx': { file: 'assets/guide.js', isDynamicEntry: true },
  '../games/any/package.ts': { file: 'assets/package.js', isDynamicEntry: true },
  '../games/any/past/1.js': { file: 'assets/past.js', isDynamicEntry: true },
};

test('first load: CSS and fonts are counted beside JavaScript, for the front page and for a game more', () => {
  expect(loadsOf(manifest, (file) => styles[file] ?? '')).toEqual([
    {
      page: 'front page',
      files: {
        js: ['assets/front.js', 'assets/shared.js', 'assets/door.js'],
        css: ['assets/front.css'],
        fonts: ['assets/latin.woff2'],
      },
    },
    { page: 'pictures of the front page more', files: { js: ['assets/scene.js'], css: [], fonts: [] } },
    {
      page: 'a game of any more',
      files: {
        js: ['assets/table.js', 'assets/board.js', 'assets/any-words-en.js'],
        css: ['assets/table.css', 'assets/board.css'],
        fonts: ['assets/typed.woff2', 'assets/kanji.woff2'],
      },
    },
  ]);
});

test('first load: a font for another alphabet than the text is in is not loaded', () => {
  expect(fontsIn(face('cyrillic', 'U+301,U+400-45F,U+A640-A69F'))).toEqual([]);
  expect(fontsIn(face('plain'))).toEqual(['assets/plain.woff2']);
});
