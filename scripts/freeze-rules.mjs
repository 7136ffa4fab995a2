// Keeps today's rules and bots of a game as `past/<version>.js`, so that matches begun by them are played to their end by
// them, with some matches played by them beside it as proof. Run it before the first change that makes old matches go
// another way, then raise the game's `rules`:
//   node scripts/freeze-rules.mjs emissary
// The matches alone are needed for the rules of today, as proof for later that they still play them so; those that are there stay:
//   node scripts/freeze-rules.mjs emissary --matches

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const PACKAGES = fileURLToPath(new URL('../packages', import.meta.url));
/** Matches that are kept as proof: some as most people play, and as many with any options and with answers taken back. */
const MATCHES = 4;
/** One answer in so many is taken back in those. */
const UNDOS = 15;
const args = process.argv.slice(2);
const [game] = args.filter((arg) => arg !== '--matches');
const matchesOnly = args.includes('--matches');
if (game === undefined) {
  console.error('Which game? node scripts/freeze-rules.mjs GAME [--matches]');
  process.exit(2);
}
/** @param {string} file of what is compiled */
const compiled = (file) => import(pathToFileURL(join(PACKAGES, file)).href);
const { gamePackageOf } = await compiled('games/registry/dist/index.js');
const { FastChance, Match, encode, sampleAnswer, sampleOptions } = await compiled('kernel/dist/src/index.js');
const gamePackage = await gamePackageOf(game);
if (gamePackage === null) {
  console.error(`The registry has no game ${game}.`);
  process.exit(2);
}
const { rules, seats } = gamePackage.game;
const folder = join(PACKAGES, 'games', game);
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * A match on terms that go together.
 * @param {number} n
 * @param {import('@tabella/kernel').Chance} chance
 * @param {boolean} varied
 */
function begin(n, chance, varied) {
  const secret = createHash('sha256').update(`${game} ${n}`).digest('hex');
  for (;;) {
    const count = varied
      ? seats.min + chance.int(seats.max - seats.min + 1)
      : seats.min + (n % (seats.max - seats.min + 1));
    const contributions = Array.from({ length: count }, (_, seat) => `seat ${seat} of match ${n}`);
    const options = varied
      ? sampleOptions(gamePackage.game.options, (/** @type {number} */ n) => chance.int(n), 1).at(-1)
      : {};
    const fairness = { secret, contributions, ...(varied ? { bound: true } : {}) };
    const match = Match.start(gamePackage.game, { seats: count, options, fairness });
    if (match instanceof Match) return match;
    if (!varied) throw new Error(match.reason);
  }
}

/**
 * A match by random answers, as its log and a digest of all events with their audiences.
 * @param {number} n
 */
function record(n) {
  const chance = new FastChance(n);
  const varied = n >= MATCHES;
  const match = begin(n, chance, varied);
  while (match.batch !== null) {
    const [ask] = match.asks().filter((/** @type {{ declared?: unknown }} */ one) => one.declared === undefined);
    const choice = sampleAnswer(ask, chance, gamePackage.game.texts);
    const reply = match.answer(ask.seat, ask.id, choice);
    if (!reply.ok) throw new Error(`${ask.kind}: ${reply.reason}`);
    const by = varied && chance.int(UNDOS) === 0 && match.batch !== null ? match.undoable(ask.seat) : null;
    if (by !== null) match.undo(ask.seat, by);
  }
  const told = createHash('sha256').update(encode(match.told)).digest('hex');
  return `${JSON.stringify({ log: match.log(), told })}\n`;
}

/** @param {string} ending */
const file = (ending) => join(folder, 'past', `${rules}.${ending}`);

async function keepRules() {
  const { output } = await build({
    input: join(folder, exports['.'].source),
    write: false,
    platform: 'neutral',
    // Everything it needs is inside, the kernel's own helpers too: what is kept does not change any more. Only files beside
    // the code are loaded by the package's own means (`#…` in its package.json), which differ between Node and a browser.
    external: [/\/past\/\d+$/, /^#/],
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
    output: { format: 'esm', minify: true, codeSplitting: false },
  });
  const head = `// Rules and bots of version ${rules}, for matches begun by them. Made by scripts/freeze-rules.mjs; not to be edited.\n`;
  const [{ code, exports: given, imports }] = output;
  const foreign = imports.filter((name) => name.startsWith('node:'));
  if (foreign.length > 0) throw new Error(`a browser could not load these rules: they import ${foreign.join(', ')}`);
  writeFileSync(file('js'), head + code);
  writeFileSync(
    file('d.ts'),
    `import type { GamePackage } from '@tabella/kernel';\n\nexport declare const ${
      given.includes('gamePackage') ? 'gamePackage: GamePackage' : 'loadPackage: () => Promise<GamePackage>'
    };\n`,
  );
}

mkdirSync(join(folder, 'past'), { recursive: true });
if (!matchesOnly) await keepRules();
const kept = existsSync(file('jsonl')) ? readFileSync(file('jsonl'), 'utf8').split(/(?<=\n)/) : [];
const played = Array.from({ length: 2 * MATCHES }, (_, n) => record(n));
writeFileSync(file('jsonl'), [...kept, ...played.slice(kept.length)].join(''));
console.log(`packages/games/${game}/past/${rules}${matchesOnly ? '' : '.js, .d.ts, '}.jsonl`);
