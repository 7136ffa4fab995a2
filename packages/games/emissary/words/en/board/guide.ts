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
    text: 'Each dossier shows the messages a player has taken: red, blue, and black ones, which are false. Three black messages, and that player is out. Ada has two red, Bruno has two blue: it is close.',
  },
  sent: {
    title: 'A message travels',
    text: 'Every turn ends with one message. Clara has sent a Confidential one: sealed, along the wire to the right. It reaches you first.',
  },
  decode: {
    title: 'Take it or pass it on?',
    text: 'You may accept it, but you do not know its colour. You hold a Decode: it lets you look. What glows can be played now; under the other cards you read why not.',
    task: 'Tap Decode to read it, tap it again to play it.',
    hint: 'Look before you decide: choose Decode.',
  },
  decline: {
    title: 'It is black',
    text: 'Only you have seen it; the eye says so. A black message is a step towards being out.',
    task: 'Pass it on.',
    hint: 'It would be your first black message. Pass it on to Ada.',
  },
  onward: {
    title: 'On it goes',
    text: 'Ada has to decide now, without knowing what you know. That you read it and let it go tells the table something.',
  },
  across: {
    title: 'Bruno decides',
    text: 'Ada has passed it on as well. If nobody takes it, it comes back to its sender, who must accept it.',
  },
  taken: {
    title: 'Bruno took it',
    text: 'It is turned up in front of Bruno: one black. Now it is your turn. You draw two cards and may play as many as you like before you send a message of your own.',
  },
  prove: {
    title: 'Prove: who is with you?',
    text: 'A Prove card is passed face-down. Yours says: a KDR draws two cards, everybody else says “I am undercover.” All see the deed, only you two see the card.',
    task: 'Prove Ada: tap Prove, then Ada’s dossier, then confirm.',
    hint: 'In this lesson prove Ada, on your right.',
  },
  proved: {
    title: 'Ada drew two cards',
    text: 'So Ada is KDR, like you. The card leaves the game face-down. The others saw two cards drawn, but not what was asked.',
  },
  mark: {
    title: 'Keep a note',
    text: 'Notes are yours alone. Tap Ada’s dossier, then tap KDR twice: once rules it out, twice marks it. The mark becomes a yellow slip.',
    task: 'Mark Ada as KDR, or go on.',
  },
  lock: {
    title: 'Lock On',
    text: 'Ada has two red messages; a third wins the game for both of you. But Ada might pass your message on, not knowing what is in it. A player with Lock On must accept.',
    task: 'Play Lock On on Ada.',
    hint: 'Lock Ada: your red message should end there.',
  },
  answer: {
    title: 'A card in answer',
    text: 'Bruno answers your Lock On with a Counteract. Cards lie in the order played, and the last one goes first: as it stands, your Lock On is countered. But a Counteract can be countered too.',
    task: 'Answer with your Counteract.',
    hint: 'If you pass, Lock On is countered. Answer it with your own Counteract.',
  },
  duel: {
    title: 'Nobody answers any more',
    text: 'Yours is the last, so it goes first: it counters Bruno’s, and Lock On takes effect after all.',
  },
  send: {
    title: 'Your message',
    text: 'Now send. The stamp on a card says how it travels: CM sealed and EM open, both to the right; OM sealed to anybody. As a message only its colour counts, not its effect.',
    task: 'Send the red one.',
    hint: 'Ada needs a red message: choose the red card.',
  },
  trap: {
    title: 'A Trap',
    text: 'While your message is on its way, Clara plays a Trap on Ada: a trapped player may not accept. Will it go past?',
  },
  both: {
    title: 'Lock On is stronger',
    text: 'Ada has both. Lock On is stronger than Trap: Ada must accept.',
  },
  won: {
    title: 'Three red: KDR wins',
    text: 'The message is turned up in front of Ada, the third red one. All identities are shown. That is the game: read what is sent, find out who is with you, and see that the right message ends with the right person.',
  },

  mof: {
    title: 'Lesson 2: you are MOF',
    text: 'A MOF plays alone and wins by the mission of the character. You are Kwon Ki Ku: two red and two blue messages in front of you. One blue is missing.',
  },
  respond: {
    title: 'A moment to respond',
    text: 'Bruno plays Prove on Clara. Everybody has a moment to answer; your Counteract glows. It is not aimed at you, and if you do nothing you pass. It lasts as long for those who hold nothing, so timing gives nothing away.',
    task: 'Keep your card: let it happen.',
    hint: 'Keep the Counteract for something that concerns you: let it happen.',
  },
  transfer: {
    title: 'Somebody else’s problem',
    text: 'Bruno sent an exposed black message, Clara passed it on, now it is with you. It would be your second black. You could pass it on to Ada. A Transfer sends it where you like, and that player gains Lock On.',
    task: 'Transfer it to Bruno: tap Transfer, then Bruno, then confirm.',
    hint: 'Bruno has two black messages: send it back there with Transfer.',
  },
  fallen: {
    title: 'Case closed',
    text: 'Bruno was locked and had to accept: a third black message. Bruno is out and shows the identity: FRS. A player who is out does not share a later victory.',
  },
  trapped: {
    title: 'A Trap',
    text: 'Clara sends an exposed blue message, the one you need, and traps you: you may not accept it. It will pass you by.',
  },
  intercept: {
    title: 'Intercept',
    text: 'It is on its way to Ada. While a message travels, Intercept brings it to you, also if you are trapped. Not on your own turn.',
    task: 'Play Intercept.',
    hint: 'Ada may take it. Play Intercept now.',
  },
  stronger: {
    title: 'Locked and trapped',
    text: 'With Intercept you gain Lock On, and Lock On is stronger than Trap: now you must accept.',
  },
  alone: {
    title: 'Two red, two blue: you win',
    text: 'You win alone, by your mission. Look at what others collect: somebody with neither three red nor three blue may be about to win all the same.',
  },
} satisfies Record<string, StepWords>;

export type LessonName = 'first' | 'second';

export type GuideStep = keyof typeof steps;

export const say = {
  title: 'A first game in five minutes',
  label: 'Guide',
  steps: steps as Readonly<Record<GuideStep, StepWords>>,
  of: (n: number, all: number): string => `${n} of ${all}`,
  next: 'Go on',
  back: 'Back',
  confirm: 'Confirm',
  again: 'Once more',
  lessons: { first: 'Lesson 1: the basics', second: 'Lesson 2: alone, and responding' } satisfies Record<
    LessonName,
    string
  >,
  lessonsLabel: 'Lessons',
  onward: 'Lesson 2',
  play: 'Play now',
  choices: { pass: 'Let it happen', accept: 'Accept', decline: 'Pass on to Ada' } as Readonly<Record<string, string>>,
  names: ['You', 'Ada', 'Bruno', 'Clara'],
};
