// Short sounds, made on the spot of a few soft notes. Each can be muted.

import type { Sound } from '@tabella/ui/table';
import { usePrefs } from '../prefs.ts';

interface Note {
  readonly hertz: number;
  /** Seconds after the first. */
  readonly at: number;
  readonly lasts: number;
  readonly wave?: OscillatorType;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { hertz: 587, at: 0, lasts: 0.35 },
    { hertz: 880, at: 0.11, lasts: 0.35 },
  ],
  message: [
    { hertz: 740, at: 0, lasts: 0.18 },
    { hertz: 494, at: 0.09, lasts: 0.3 },
  ],
  card: [{ hertz: 330, at: 0, lasts: 0.12, wave: 'triangle' }],
  out: [
    { hertz: 294, at: 0, lasts: 0.4, wave: 'triangle' },
    { hertz: 220, at: 0.2, lasts: 0.45, wave: 'triangle' },
    { hertz: 147, at: 0.42, lasts: 0.8, wave: 'triangle' },
  ],
  win: [
    { hertz: 523, at: 0, lasts: 0.3 },
    { hertz: 659, at: 0.12, lasts: 0.3 },
    { hertz: 784, at: 0.24, lasts: 0.3 },
    { hertz: 1047, at: 0.36, lasts: 0.8 },
  ],
};

export const SOUNDS = Object.keys(NOTES) as readonly Sound[];

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  const { sound: on, muted } = usePrefs.getState();
  if (!on || muted.includes(sound)) return;
  try {
    context ??= new AudioContext();
    // Browsers keep a page silent until somebody has touched it.
    if (context.state !== 'running') void context.resume();
    for (const note of NOTES[sound]) strike(context, note);
  } catch {
    // No sound here; the title still tells.
  }
}

function strike(audio: AudioContext, { hertz, at, lasts, wave = 'sine' }: Note): void {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = wave;
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.12, from + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + lasts + 0.05);
}
