// The marks of the kinds of scrolls: the real one a flower, the deadly one a skull, the rest a fox. Always with a name.

export type Mark = 'flower' | 'skull' | 'fox';

const INKS: Readonly<Record<Mark, string>> = { flower: '#8a6414', skull: '#4b2a5e', fox: '#3a5a52' };
export const inkOf = (mark: Mark): string => INKS[mark];
