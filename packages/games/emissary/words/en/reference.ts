// Card and character texts for the board and the reference: words and data, no rules.

export { cards, colours, identities, proves, stamps } from './cards.ts';
export { abilities, missions } from './characters.ts';
export { reasons } from './reasons.ts';
