// Pictures of Carcassonne's tiles, set by set.

import { test } from '@playwright/test';
import { portraitOf } from '../../games/carcassonne/board/art/gallery.ts';
import { loadArt } from '../../games/carcassonne/sets/art.ts';
import { sets } from '../../games/carcassonne/tiles/index.ts';
import { take } from './picture.ts';

const SHEET = `body { margin: 24px; background: #efe5cd; font: 600 13px sans-serif; color: #43291c }
  main { display: grid; grid-template-columns: repeat(auto-fill, 128px); gap: 18px }
  figure { margin: 0; text-align: center } img { display: block; margin-bottom: 4px }`;

for (const { id, name, tiles } of sets) {
  test(`the tiles of ${id}`, async ({ page }) => {
    await loadArt([id]);
    const drawn = tiles.map(({ id: kind, count }) => {
      const picture = portraitOf({ kind, rotation: 0, garden: false, copy: 0 });
      return `<figure><img width="128" height="128" src="${picture}">${kind} × ${count}</figure>`;
    });
    await page.setContent(`<style>${SHEET}</style><h1>${name}</h1><main>${drawn.join('')}</main>`);
    await take(page, `carcassonne-tiles-${id}`);
  });
}
