// What the guide says, in English: per step a title, what there is to see, and what to do.

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to do; without it the reader just goes on. */
  readonly task?: string;
  /** When something else is chosen. */
  readonly hint?: string;
}

const steps = {
  welcome: {
    title: 'Welcome to the land',
    text: 'You and Ada build this land tile by tile. Roads, cities, monasteries and fields give points to whoever holds them with a meeple. You are red; your monk already stands in the monastery on the left.',
  },
  lay: {
    title: 'Place your tile',
    text: 'You drew a straight road. A tile must fit its neighbours on every edge: the dashed spots are where it does. Your monastery has a road that runs east.',
    task: 'Tap the spot at the right end of the road, then confirm.',
    hint: 'That fits too, but here extend the road: the spot at its right end.',
  },
  meeple: {
    title: 'Place a meeple',
    text: 'You may put one meeple on the tile you just placed, if no meeple stands on that road, city or field yet. On a road it is a highwayman and scores when the road is closed at both ends.',
    task: 'Put a highwayman on the road.',
    hint: 'The ring in the middle of the road is the highwayman.',
  },
  others: {
    title: 'What the others did',
    text: 'Ada placed a city edge at the top and closed the city: 2 points for each of its 2 tiles. The knight came home at once. The card at the foot of the board tells what happened since your last turn, and Show takes you there.',
  },
  close: {
    title: 'Close your road',
    text: 'You drew a junction. Roads end at junctions, so it closes your road. Look at the line below before you confirm: it says what your tile will bring.',
    task: 'Place the junction at the right end of your road.',
    hint: 'Close your road: the spot at its right end, with the field on top.',
  },
  farmer: {
    title: 'A farmer for the end',
    text: "Your highwayman comes home when the road is scored. A meeple in a field is a farmer and stays until the end: then a field gives 3 points for every closed city it touches. The field above your road touches Ada's city.",
    task: 'Put a farmer in the field above the road.',
    hint: 'Choose the farmer at the top of the tile.',
  },
  track: {
    title: 'Two figures on the track',
    text: 'Four points for the road. You have two figures on the score track, a scoring meeple and a messenger, and one of them walks all four. If it stops on a dark space in your turn, you draw a message. 11 and 4 make 15, a dark space.',
    task: 'Move the scoring meeple from 11 to 15.',
    hint: 'The messenger would stop on 12. Choose the scoring meeple.',
  },
  message: {
    title: 'A message',
    text: 'Do what it says, or take 2 points instead. This one scores your smallest monastery as if the game ended now: one point for itself and one for each neighbour. Your monk stays.',
    task: 'Score the monastery, then confirm.',
    hint: 'Four points are more than two: choose Score 4.',
  },
  last: {
    title: 'The last tile',
    text: 'You scored 4 with your messenger, and Ada placed a road. The pile is empty now: this is the last tile. A monastery is worth one more point for every neighbour it has.',
    task: 'Place it at the upper left, above your monastery.',
    hint: 'Above your monastery, with the city to the north.',
  },
  end: {
    title: 'The last count',
    text: 'What is unfinished is counted now, and the fields. Then you see where everybody’s points came from. That is all you need: the rest is in the rules, and “why?” explains every question.',
  },
} satisfies Readonly<Record<string, StepWords>>;

export type GuideStep = keyof typeof steps;

export const say = {
  title: 'Carcassonne: a guided game',
  label: 'The guide',
  names: ['You', 'Ada'],
  steps: steps as Readonly<Record<GuideStep, StepWords>>,
  of: (n: number, all: number): string => `${n} of ${all}`,
  back: 'Back',
  next: 'Next',
  confirm: 'Confirm',
  again: 'Once more',
  play: 'Play a real game',
};
