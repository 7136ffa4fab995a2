// Measures the bots beside their floors, words and letters apart. Not a test: it plays thousands of matches.
//   npx tsc -b packages/games/stars && node packages/games/stars/test/bot/measure.mjs [matches] [seed] [series]
import { otherMinds, playSeries, starsBots } from '../../dist/bot/index.js';
import { loadDeck, loadLexicon } from '../../dist/lexicon/load.js';

const [matches = '600', seed = 'measure', only = ''] = process.argv.slice(2);
const [deck, lexicon] = [loadDeck(), loadLexicon()];
const kinds = [...starsBots(deck, lexicon), ...otherMinds(deck, lexicon)];
const SERIES = [
  { name: 'self-play', bots: ['hard'], seats: 2, options: {}, floor: 11.66 },
  { name: 'cross-play', bots: ['hard:gw', 'hard:um'], seats: 2, options: {}, floor: 10.1 },
  { name: 'hard mode', bots: ['hard'], seats: 2, options: { hard: true }, floor: 10.8 },
  { name: 'team', bots: ['hard'], seats: 4, options: { mode: 'team' }, floor: 11.5 },
  { name: 'team, hard mode', bots: ['hard'], seats: 4, options: { mode: 'team', hard: true } },
  { name: 'hard with another mind', bots: ['hard', 'hard:um'], seats: 2, options: {} },
  { name: 'normal', bots: ['normal'], seats: 2, options: {} },
  { name: 'easy', bots: ['easy'], seats: 2, options: {} },
];

const round = (value) => Math.round(value * 1000) / 1000;
for (const { name, bots, seats, options, floor } of SERIES.filter((one) => one.name.startsWith(only))) {
  const made = bots.map((id) => kinds.find((kind) => kind.id === id).make());
  const series = playSeries({ deck, lexicon, bots: made, seats, options, matches: Number(matches), seed });
  const { total, words, letters, perfect, attested, p50ms, p95ms } = series;
  const figures = { total: total.mean, within: total.within, words: words.mean, letters: letters.mean, perfect };
  const all = { ...figures, attested, p50ms, p95ms };
  const line = Object.entries(all).map(([key, value]) => [key, round(value)]);
  process.stdout.write(
    `${JSON.stringify({ series: name, matches: Number(matches), floor, ...Object.fromEntries(line) })}\n`,
  );
}
