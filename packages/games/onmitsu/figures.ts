// What the bench measures of Onmitsu: random decisions of three seats.

export const figures = {
  figures: {
    'Onmitsu, decisions of three seats': { of: 'answers', seats: 3, unit: 'decisions/s', least: 200_000 },
  },
} as const;
