// What the bench measures of Emissary: random answers of five seats, and what a search copies and imagines.

const seats = 5;

export const figures = {
  figures: {
    'Emissary, answers of five seats': { of: 'answers', seats, unit: 'answers/s', least: 500_000 },
    'Emissary, clones': { of: 'clones', seats, unit: 'clones/s', least: 500_000 },
    'Emissary, forks': { of: 'forks', seats, unit: 'forks/s', least: 150_000 },
    'Emissary, imagined worlds': { of: 'worlds', seats, unit: 'worlds/s', least: 25_000 },
  },
} as const;
