// What a person likes on this device: theme, sound, language. Kept in the browser, known to nobody else.

import type { Pace } from '@tabella/table/protocol';
import { readStored, store } from '@tabella/ui/stored';
import type { Sound } from '@tabella/ui/table';
import { create } from 'zustand';

export type Theme = 'auto' | 'light' | 'dark';

export interface Prefs {
  readonly theme: Theme;
  readonly motion: 'auto' | 'none';
  readonly sound: boolean;
  /** Sounds that are not heard even if sound is on. */
  readonly muted: readonly Sound[];
  /** How fast bots play; auto is slow at first. */
  readonly pace: Pace | 'auto';
  /** Empty: as the browser wishes. */
  readonly language: string;
  /** When a reaction window stops me. */
  readonly stops: 'concerns' | 'always';
  /** Whether others see my name while I look on. */
  readonly named: boolean;
}

const KEY = 'tabella.prefs';
const USUAL: Prefs = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  muted: [],
  pace: 'auto',
  language: '',
  stops: 'concerns',
  named: false,
};

export const usePrefs = create<Prefs>(() => ({ ...USUAL, ...kept() }));

export function setPrefs(change: Partial<Prefs>): void {
  usePrefs.setState(change);
  const prefs = usePrefs.getState();
  store(KEY, JSON.stringify(prefs));
  show(prefs);
}

function kept(): Partial<Prefs> {
  try {
    const read: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function show(prefs: Prefs): void {
  const { dataset } = document.documentElement;
  if (prefs.theme === 'auto') delete dataset.theme;
  else dataset.theme = prefs.theme;
  if (prefs.motion === 'auto') delete dataset.motion;
  else dataset.motion = prefs.motion;
}

/** Whether the page is dark now. */
export function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
}
