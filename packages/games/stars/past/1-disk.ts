// The kept rules of version 1: they read the lexicon from disk by themselves, when they are loaded.
import type { FirstPackage } from '@tabella/kernel';

export const loadRules1 = async (): Promise<FirstPackage> => (await import('@tabella/stars/past/1')).room;
