// Sentences of the end, in English.

export const ending = {
  revealed: 'Everything is revealed',
  toCount: 'Count the points',
  of: (of: number): string => `of ${of}`,
  guess: (letter: string): string => `guess: ${letter}`,
  teamOwn: (team: number): string => `Team ${team + 1} · yours`,
  next: (names: readonly string[], you: boolean): string =>
    names.length > 1
      ? `Play again: ${names.join(' and ')} become the Aliens.`
      : you
        ? 'Play again: you become the Alien.'
        : `Play again: ${names[0]} becomes the Alien.`,
};
