// Two soft notes, made on the spot.

let context: AudioContext | undefined;

const NOTES = [
  { hertz: 587, at: 0 },
  { hertz: 880, at: 0.11 },
];

export function chime(): void {
  try {
    context ??= new AudioContext();
    // Browsers keep a page silent until somebody has touched it.
    if (context.state !== 'running') void context.resume();
    for (const { hertz, at } of NOTES) note(context, hertz, context.currentTime + at);
  } catch {
    // No sound here; the title still shows it.
  }
}

function note(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
