// Forms of one word, and words that only look like them, written by hand: what the built heads are held against.

const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string]);

/** Plural and singular, and forms of one verb or adjective. */
export const ONE_WORD = pairs(`
  DOCTORS/DOCTOR STORMS/STORM EYES/EYE HORSES/HORSE SHOES/SHOE BIRDS/BIRD TREES/TREE PARENTS/PARENT SOLDIERS/SOLDIER
  STUDENTS/STUDENT WEAPONS/WEAPON CLOUDS/CLOUD STARS/STAR PLANETS/PLANET VEGETABLES/VEGETABLE FLOWERS/FLOWER
  ANIMALS/ANIMAL TEETH/TOOTH FEET/FOOT MICE/MOUSE CHILDREN/CHILD WOMEN/WOMAN MEN/MAN LEAVES/LEAF KNIVES/KNIFE
  WIVES/WIFE WOLVES/WOLF LIVES/LIFE SHELVES/SHELF THIEVES/THIEF BABIES/BABY CITIES/CITY ARMIES/ARMY STORIES/STORY
  ENEMIES/ENEMY BOXES/BOX CHURCHES/CHURCH WATCHES/WATCH DISHES/DISH BUSES/BUS GLASSES/GLASS LENSES/LENS POTATOES/POTATO
  HEROES/HERO TOMATOES/TOMATO CRISES/CRISIS ANALYSES/ANALYSIS PHENOMENA/PHENOMENON CRITERIA/CRITERION FUNGI/FUNGUS
  LARVAE/LARVA EARNINGS/EARNING SURROUNDINGS/SURROUNDING ODDS/ODD TOWARDS/TOWARD ECONOMICS/ECONOMIC
  SANG/SING DROVE/DRIVE TAUGHT/TEACH WENT/GO FROZEN/FREEZE STOLEN/STEAL SWAM/SWIM HOPED/HOPE STARING/STARE RATED/RATE
  HIDING/HIDE STOPPED/STOP RUNNING/RUN TRIED/TRY LYING/LIE BETTER/GOOD WORST/BAD BIGGEST/BIG HAPPIER/HAPPY
  BROKERS/BROKER STRIPES/STRIPE WAGES/WAGE NOTES/NOTE
  POLICEMEN/POLICEMAN GENTLEMEN/GENTLEMAN FISHERMEN/FISHERMAN CHAIRMEN/CHAIRMAN PEOPLE/PERSON BASES/BASIS FURTHER/FAR
  ELDEST/OLD LEAST/LITTLE MOST/MANY ROUTED/ROUTE FULFILLED/FULFILL ENROLLED/ENROLL SHOWCASED/SHOWCASE BATHING/BATH
  SKILLED/SKILL TALENTED/TALENT WOODED/WOOD HAIRED/HAIR FAMED/FAME
`);

/** Neither is a form of the other. */
export const TWO_WORDS = pairs(`
  NEW/NEWS STAR/STARE STAR/STARING HOP/HOPE HOP/HOPED CAR/CARE CARS/CARES PLAN/PLANE PLAN/PLANES NOT/NOTE NOT/NOTES
  WIN/WINE HAT/HATE RAT/RATE SIT/SITE CUB/CUBE PIN/PINE TAP/TAPE STRIP/STRIPE PRINCE/PRINCESS PRINCES/PRINCESS
  CORPS/CORPSES BROKE/BROKER STRANGE/STRANGER REFUGE/REFUGEES GARDEN/GARDENER SKI/SKIES UNIVERSE/UNIVERSITY MARRY/MARRIAGE
  TEACH/TEACHER DO/DOE STOVE/STAVE
`);

/** Words to which an ending makes another word: SEED is no form of SEE. */
export const TWO_BY_ENDING: Readonly<Record<string, readonly string[]>> = {
  IES: [],
  IED: [],
  MEN: [],
  ES: ['CORPS'],
  D: ['FEE', 'SEE', 'SEVERE', 'SHE', 'WEE'],
};

/** The regular forms that can be made of a word by adding to it. */
function regularForms(word: string): string[] {
  const cut = word.replace(/E$/, '');
  const doubled = word + word.slice(-1);
  const verbs = ['ED', 'ING'].flatMap((ending) => [word + ending, cut + ending, doubled + ending]);
  return [
    `${word}S`,
    `${word}ES`,
    word.replace(/Y$/, 'IES'),
    word.replace(/Y$/, 'IED'),
    word.replace(/FE?$/, 'VES'),
    ...verbs,
  ];
}

const listed = (list: typeof ONE_WORD, a: string, b: string): boolean =>
  list.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** Are these two forms of one word, by the lists above and by regular endings? Built without the lexicon. */
export function isOneWord(a: string, b: string): boolean {
  if (a === b || listed(ONE_WORD, a, b)) return true;
  if (listed(TWO_WORDS, a, b)) return false;
  return regularForms(a).includes(b) || regularForms(b).includes(a);
}
