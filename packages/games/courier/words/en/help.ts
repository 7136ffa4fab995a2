// The rules of Courier in short, and which paragraph explains which question.

/** By kind of question. */
export const topics: Readonly<Record<string, string>> = {
  errand: 'ERRANDS',
  play: 'A TURN',
  send: 'A TURN',
  take: 'GOALS',
  seize: 'SEIZE',
  seal: 'SEAL',
  state: 'QUESTION',
  give: 'GIFT',
  keep: 'AGENTS',
};

export const help: readonly string[] = [
  'THE GAME. You have a secret role, a secret agent and a hand of cards. Every card is also a letter: it has a colour (red, blue or black) and can be sent round the table, sealed. A letter that is taken lies open in front of the player who took it.',
  'GOALS. Of the Crown: take three red letters. Of the League: three blue. Free: two red and two blue. Everybody wins alone, whatever the role; two roles are of the Crown, two of the League, one is free, and those left over are out of the game.',
  'BLACK. A player with three black letters is burned, and all the others win.',
  'SILENCE. A player whose seals held often enough (five times, unless you agreed on another number) wins at once. A seal holds if it is not cancelled by another seal.',
  "A TURN. Play as many cards as you like, one after the other, and turn up your agent if you like. Then draw two cards and send one card of your hand, face-down, to your neighbour. Each player takes the letter or passes it on to the next; the player who sent it must take it if it comes home. Then it is the neighbour's turn.",
  'ERRANDS. A round begins with an errand, and all choose at once. Watch: look at the top card of the deck. Fetch: draw a card, unless more than half the players (rounded up) fetch; then no fetcher draws.',
  'SEAL: cancels any card as it is played, another seal or a seize included. Agents cannot be cancelled.',
  'SEIZE: while a letter is on its way, anyone but its sender may seize it. It goes to the player who seized it, and that player must take it.',
  'QUESTION: ask somebody whether they are of the Crown (red question) or of the League (blue question). A player of that side must say yes, a player of the other side must say no; only the free may say what they like.',
  'GIFT: give somebody a seal of your hand, then draw two cards. All know that it is a seal; you two know which.',
  'MASK: turn any agent that lies face-up down again, your own included: it can act once more.',
  'BURN: throw away one letter that anybody took.',
  'AGENTS. You may turn yours up once in your own turn (and again after a mask). Fox: draw two cards. Owl: look at the role of somebody. Moth: throw away your first black letter. Crow: take a random card from another hand. Hare: look at the top card of the deck and keep it if you like. Wren: draw a card for each of your black letters.',
];

/** By heading: the picture beside it. */
export const pictures: Readonly<Record<string, string>> = {
  'THE GAME': 'game',
  GOALS: 'goals',
  BLACK: 'black',
  SILENCE: 'silence',
  'A TURN': 'turn',
  ERRANDS: 'errands',
  SEAL: 'seal',
  SEIZE: 'seize',
  QUESTION: 'question',
  GIFT: 'gift',
  MASK: 'mask',
  BURN: 'burn',
  AGENTS: 'agents',
};
