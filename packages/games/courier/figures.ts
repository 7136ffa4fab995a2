// Courier in the bench: the peers play it too.

export const figures = { peer: 'eighty cards' };
