// What the guide says, in English: per step a title, what there is to see, and what to do.

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to do; without it the reader just goes on. */
  readonly task?: string;
  /** When something else is chosen. */
  readonly hint?: string;
}

const steps = {
  welcome: {
    title: 'You are KDR',
    text: 'Your identity is secret: KDR, red. Your side wins as soon as one of you has three red messages. FRS wants three blue. One of the other three is on your side; nobody knows who is who.',
  },
  dossiers: {
    title: 'The dossiers',
    text: 'Each dossier shows the messages a player has taken: red, blue, and black ones, which are false. Three black messages, and that player is out. Right has two red, Across has two blue: it is close.',
  },
  sent: {
    title: 'A message travels',
    text: 'Every turn ends with one message. Left has sent a Confidential one: sealed, along the wire to the right. It reaches you first.',
  },
  decode: {
    title: 'Take it or pass it on?',
    text: 'You may accept it, but you do not know its colour. You hold a Decode: it lets you look. What glows can be played now; under the other cards you read why not.',
    task: 'Tap Decode, then confirm.',
    hint: 'Look before you decide: choose Decode.',
  },
  decline: {
    title: 'It is black',
    text: 'Only you have seen it; the eye says so. A black message is a step towards being out.',
    task: 'Pass it on.',
    hint: 'It would be your first black message. Pass it on to Right.',
  },
  onward: {
    title: 'On it goes',
    text: 'Right now has to decide, without knowing what you know. That you read it and let it go tells the table something.',
  },
  across: {
    title: 'Across decides',
    text: 'Right has passed it on as well. If nobody takes it, it comes back to its sender, who must accept it.',
  },
  taken: {
    title: 'Across took it',
    text: 'It is turned up before Across: one black. Now it is your turn. You draw two cards and may play as many as you like before you send a message of your own.',
  },
  prove: {
    title: 'Prove: who is with you?',
    text: 'A Prove card is passed face-down. Yours says: who is KDR draws two cards, everybody else says “I am undercover.” All see the deed, only you two see the card.',
    task: 'Prove Right: tap Prove, then the dossier of Right.',
    hint: 'In this lesson prove Right, who sits next to you.',
  },
  proved: {
    title: 'Right drew two cards',
    text: 'So Right is KDR, like you. The card leaves the game face-down. The others saw two cards drawn, but not what was asked.',
  },
  mark: {
    title: 'Keep a note',
    text: 'Notes are yours alone. Tap the dossier of Right, then tap KDR twice: once crosses it out, twice marks it. The mark becomes a yellow slip.',
    task: 'Mark Right as KDR, or go on.',
  },
  lock: {
    title: 'Lock On',
    text: 'Right has two red messages; a third wins the game for both of you. Right might pass your message on, not knowing what is in it. A player with Lock On must accept.',
    task: 'Play Lock On on Right.',
    hint: 'Lock Right: your red message shall end there.',
  },
  answer: {
    title: 'A card in answer',
    text: 'Across answers your Lock On with a Counteract. Cards lie in the order played, and the last one goes first: as it stands, your Lock On is void. But a Counteract can be answered too.',
    task: 'Answer with your Counteract.',
    hint: 'If you pass, Lock On is void. Answer it with your own Counteract.',
  },
  duel: {
    title: 'Nobody answers any more',
    text: 'Yours is the last, so it goes first: it voids the one of Across, and Lock On takes effect after all. The sentence in the middle always tells how it stands.',
  },
  send: {
    title: 'Your message',
    text: 'Now send. The stamp on a card says how it travels: CM sealed and EM open, both to the right; OM sealed to anybody. As a message only its colour counts, not its effect.',
    task: 'Send the red one.',
    hint: 'Right needs a red message: choose the red card.',
  },
  trap: {
    title: 'A Trap',
    text: 'While your message is on its way, Left plays a Trap on Right: who is trapped may not accept. Will it go past?',
  },
  both: {
    title: 'Lock On is stronger',
    text: 'Right has both. Lock On beats the Trap: Right must accept.',
  },
  won: {
    title: 'Three red: KDR wins',
    text: 'The message is turned up before Right, the third red one. All identities are shown. That is the game: read what is sent, find out who is with you, and see that the right message ends before the right person.',
  },
} satisfies Record<string, StepWords>;

export type GuideStep = keyof typeof steps;

export const guide = {
  title: 'A first game in five minutes',
  label: 'Guide',
  steps: steps as Readonly<Record<GuideStep, StepWords>>,
  of: (n: number, all: number): string => `${n} of ${all}`,
  next: 'Go on',
  back: 'Back',
  confirm: 'Confirm',
  again: 'Once more',
  play: 'To the tables',
  choices: { pass: 'Pass', accept: 'Accept it', decline: 'Pass it on to Right' } as Readonly<Record<string, string>>,
  names: ['You', 'Right', 'Across', 'Left'],
};
