// The kept rules of version 1 in a browser: the files that they read when they are loaded are there before.
import type { FirstPackage } from '@tabella/kernel';
import { holdFiles } from './1-node.ts';

export async function loadRules1(): Promise<FirstPackage> {
  await holdFiles();
  return (await import('@tabella/stars/past/1')).room;
}
