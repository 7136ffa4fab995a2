// Dice for the art: the same tile is drawn the same way on every screen.

export interface Dice {
  /** 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(things: readonly T[]): T;
}

export function diceFor(name: string): Dice {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
  };
}
