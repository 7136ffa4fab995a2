// Keeps today's rules and bots of a game as `past/<version>.js`, so that matches begun by them are played to their end by
// them. Run it before the first change that makes old matches go another way, then raise the game's `rules`:
//   node scripts/freeze-rules.mjs emissary

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const GAMES = fileURLToPath(new URL('../packages/games', import.meta.url));
const [game] = process.argv.slice(2);
if (game === undefined) {
  console.error('Which game? node scripts/freeze-rules.mjs GAME');
  process.exit(2);
}
const folder = join(GAMES, game);
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const entry = join(folder, exports['.'].source);
const built = await import(pathToFileURL(join(folder, exports['.'].default)).href);
const { rules } = built.room.game;
const { output } = await build({
  input: entry,
  write: false,
  platform: 'node',
  external: [/\/past\/\d+$/],
  // Everything it needs is inside, the kernel's own helpers too: what is kept does not change any more.
  resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  output: { format: 'esm', minify: true, codeSplitting: false },
});
const head = `// Rules and bots of version ${rules}, for matches begun by them. Made by scripts/freeze-rules.mjs; not to be edited.\n`;
writeFileSync(join(folder, 'past', `${rules}.js`), head + output[0].code);
writeFileSync(
  join(folder, 'past', `${rules}.d.ts`),
  `import type { Room } from '@tabella/kernel';\n\nexport declare const room: Room;\n`,
);
console.log(`packages/games/${game}/past/${rules}.js`);
