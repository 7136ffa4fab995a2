// Takes a picture at every state that is worth one; the main ones in both themes.

import { AFTER } from '../e2e/states/after.ts';
import { ROOMS } from '../e2e/states/rooms.ts';
import { TABLES } from '../e2e/states/tables.ts';
import { test } from '../e2e/test-server.ts';
import { take, takeBoth } from './picture.ts';

for (const [title, visit] of Object.entries({ ...ROOMS, ...TABLES, ...AFTER })) {
  test(title, async ({ page, isMobile, time, guest, sitDown }) => {
    await visit({ page, isMobile, time, guest, sitDown }, async (shown, name, rank = 'usual') => {
      if (rank === 'main') await takeBoth(shown, name);
      if (rank === 'usual') await take(shown, name);
    });
  });
}
