// The box in English: presets, and how long what is in it takes.

import type { PresetWords } from '@tabella/kernel';
import type { Options } from '../../rules/options.ts';
import type { PresetId } from '../../rules/presets.ts';
import { names } from '../../sets/names-en.ts';
import { tilesIn } from '../../sets/sizes.ts';

export const presets: Readonly<Record<PresetId, PresetWords>> = {
  first: { name: 'First game', line: 'Land, roads, cities. Nothing else.' },
  messages: { name: 'Messages', line: 'Dark spaces of the track bring a message.' },
  big: { name: 'Big box', line: 'Inns, traders, the River, the abbot, messages.' },
  everything: { name: 'Everything', line: 'All sets at once, for a long evening.' },
};

export const brings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(names).map(([id, { brings: line }]) => [`sets.${id}`, line]),
);

/** People take about half a minute for a tile. */
const MINUTES_PER_TILE = 0.55;

export function advice(_seats: number, options: Options): string {
  const tiles = tilesIn(options);
  return `${tiles} tiles, ${timeFor(tiles * MINUTES_PER_TILE)} among people.`;
}

function timeFor(minutes: number): string {
  if (minutes < 100) return `about ${Math.round(minutes / 10) * 10} minutes`;
  const halves = Math.round(minutes / 30);
  return `about ${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`;
}
