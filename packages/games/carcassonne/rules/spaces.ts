// The circuit of the score track: fifty spaces, every fifth of them dark.

export const SPACES = 50;

export const isDark = (total: number): boolean => total % 5 === 0;
