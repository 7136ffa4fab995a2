// The sentences of the guided first game.

export const say = {
  title: 'A first game of Onmitsu',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Go on',
  confirm: 'Do it',
  again: 'From the start',
  play: 'Play a real game',
  other: 'That would be allowed. For this lesson, do as the text says.',
  names: ['You', 'Hana', 'Kenji'],
  texts: {
    scroll:
      'You are a messenger. The sealed scroll on your tray goes to the Daimyo: the real one brings 10 points, a decoy 5, and the poisoned one says “kill this messenger”. Nobody knows which is whose, not even you.',
    pile: 'The Scroll Pile lies open. What is not there is out among the players: one Daimyo scroll, one poisoned, one decoy. The small discs show what each scroll can still be.',
    throw:
      'Each turn all choose at once, in secret. Throw your Ronin: tap it, then tap Hana, because the arrowhead on top means it must point at somebody. Until all have chosen you may change your mind.',
    order:
      'All cards turn over together. The red number is the Order: the lowest acts first. Hana’s courier drew two cards, Kenji’s pickpocket (26) is next, then your Ronin (34).',
    window:
      'Kenji reaches into your hand. While the incense burns, everybody may answer with a card that says AT ANY TIME. Your Kunoichi turns the Action round: choose her.',
    reversed:
      'The arrow turns: now you take a card from Kenji. He could turn it back with a Kunoichi of his own; the last one to flip it wins.',
    action:
      'Your Ronin acts. Every person can do one of two things, and you decide only now. Break the Seal forces Hana to read her own scroll.',
    cracked:
      'Hana’s scroll is cracked. She knows what it says, but whoever delivers a broken seal is killed. She must have it repaired, or be rid of it.',
    draw: 'After the last card everybody draws. You may hold five cards; a sealed scroll does not count.',
    place:
      'Locations stay. They change the rules for everybody, and they are the clock of the game. Throw the Market Town.',
    castle:
      'Some turns later. Five lamps are lit: the Daimyo’s Castle may be played, and you drew it. The eye beside your scroll means that you have looked at it: a decoy, sealed and safe. Throw the Castle.',
    end: 'The Castle ends the game at once. Scrolls are opened one by one: dead messengers score nothing, the living score their scroll and a point for each card in hand.',
  },
};

export type GuideStep = keyof typeof say.texts;
