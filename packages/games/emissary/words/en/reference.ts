// Card and character texts for the board and the reference: words and data, no rules.

export { people } from '../../rules/people.ts';
export { type CardText, cards, colours, identities, type ProveText, proves, stamps } from './cards.ts';
export { type AbilityText, abilities, missions } from './characters.ts';
export { reasons } from './reasons.ts';
