// Everything a character's file may call: what can be done to hands, messages, characters, the message on its way.

export { askCard, askMessage, askSeat, askUse } from './deeds/asks.ts';

export { exposeIdentity, look, turnDown } from './deeds/flip.ts';
export { discard, draw, handOver, returnToDeck, takeFromHand, turnUpTop } from './deeds/hand.ts';
export { takeIdentity } from './deeds/identity.ts';
export { imputeLetter, interceptLetter, swapWithDeck, swapWithHand } from './deeds/letter.ts';
export {
  claimMessage,
  deleteMessage,
  deliverLetter,
  exchangeMessages,
  giveMessage,
  messageIntoHand,
  obtain,
} from './deeds/messages.ts';
export { messageAt } from './deeds/row.ts';
export { onceATurn, spend, useTold } from './deeds/use.ts';
export * from './state.ts';
export { lock } from './status.ts';
