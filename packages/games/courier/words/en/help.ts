// The rules of Courier in short.

export const help: readonly string[] = [
  'You have a secret role, a secret agent and a hand of cards. Every card is also a letter: it has a colour (red, blue or black) and can be sent round the table as a sealed message. Messages that are taken lie open before the one who took them.',
  'GOALS. Of the Crown: three red messages before you. Of the League: three blue. Free: two red and two blue. Everybody wins alone, whatever the role; two roles are of the Crown, two of the League, one is free, and those left over are out of the game.',
  'BLACK. Whoever has three black messages before them is burned, and all the others win.',
  'SILENCE. Whoever has sealed often enough (five times, unless you agreed on another number) wins at once. A seal counts only if it holds, that is, if it is not sealed in its turn.',
  "A TURN. Play as many cards as you like, one after the other, and turn up your agent if you like. Then draw two cards and send one card of your hand, face-down, to your neighbour. Each takes the message or passes it on to the next; the one who sent it must take it if it comes home. Then it is the neighbour's turn.",
  'ERRANDS. A round begins with an errand, and all choose at once. Watch: look at the top card of the deck. Fetch: draw a card, but only if no more than half of you (rounded up) fetch; otherwise no fetcher draws.',
  'SEAL: answers any card as it is played, another seal or a seize included, and undoes it. Agents cannot be sealed.',
  'SEIZE: while a message is on its way, anyone but its sender may seize it. It goes to the one who seized it, who must take it.',
  'QUESTION: ask somebody whether they are of the Crown (red question) or of the League (blue question). Who is must say yes, who is of the other side must say no; only the free may say what they like.',
  'GIFT: give somebody a seal of your hand, then draw two cards. All know that it is a seal; you two know which.',
  'MASK: turn any agent that lies face-up down again, your own included: it can act once more.',
  'BURN: throw away one message that lies before anybody.',
  'AGENTS. You may turn yours up once in your own turn (and again after a mask). Fox: draw two cards. Owl: look at the role of somebody. Moth: throw away the first black message before you. Crow: take a random card from another hand. Hare: look at the top card of the deck and keep it if you like. Wren: draw a card for each black message before you.',
];
