// What abilities ask, by ability and kind of question. `{to}` and `{at}` are names, `{message}` is a card.

type Questions = Readonly<Record<string, string>>;

export const questions: Readonly<Record<string, Questions>> = {
  Moody: { card: 'Moody: do you give {to} a black card of your hand as a message?' },
  Funeral: { use: 'Funeral: do you take over the identity of {to} and draw two cards?' },
  Choice: {
    use: 'Choice: do you draw two cards and put one back on the deck, before your Prove takes effect?',
    card: 'Choice: which card goes back on the deck?',
  },
  Track: { use: 'Track: do you look at the Prove that is aimed at {to}?' },
  Search: { message: 'Search: which message do you take into your hand?' },
  'Plan A': { seat: 'Plan A: from whose hand do you draw a random card?' },
  'Plan B': { seat: 'Plan B: from whose hand do you draw a random card?' },
  Bet: { seats: 'Bet: which two players take the next cards of the deck as messages?' },
  Callous: { message: 'Callous: which true message do you take?' },
  Hunt: {
    seat: 'Hunt: do you expose your identity, and to whom do you give black cards?',
    card: 'Hunt: which black card do you give to {to}?',
  },
  Interfere: { message: 'Interfere: which true message do you claim?' },
  'Best Show': { seat: 'Best Show: who gets the card as a message?' },
  Heroism: {
    card: 'Heroism: do you give another player a black card of your hand?',
    seat: 'Heroism: who gets the black card?',
  },
  'Break Through': { seat: 'Break Through: which woman wins with you?' },
  Echo: { use: 'Do you use Echo: turn up and draw two cards first?' },
  Elegy: { seat: 'Elegy: to whom do you give your hand?' },
  'Second Strike': { card: 'Second Strike: do you give {to} another black card of your hand?' },
  'Show Blade': {
    seat: 'Show Blade: your message has come back. Who must take it?',
    card: 'Show Blade: which card of your hand does {to} get as well?',
  },
  Invasion: { use: 'Invasion: do you draw a random card from the hand of {to}?' },
  Strategy: { seat: 'Strategy: which special character turns face-down?' },
  Awe: {
    use: 'Awe: {to} demands your {message}. Do you hand it over?',
    card: 'Awe: which black card do you give to {to}?',
  },
  Redemption: { message: 'Redemption: which message is deleted?' },
};
