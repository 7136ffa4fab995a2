// Which clues a card forbids: the scenarios of the rules, then derivations and look-alikes on our own cards.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeClue, type Verdict } from '../../lexicon/legality.ts';
import { loadDeck, loadLexicon } from '../../lexicon/load.ts';

const lexicon = await loadLexicon();
const deck = await loadDeck('en');
const judge = (clue: string, card: readonly string[]): Verdict => judgeClue(clue, card, lexicon);

/** All eighteen words of the card that holds the word. */
function cardOf(word: string): string[] {
  const card = deck.cards.find((one) => one.columns.some((column) => column.includes(word)));
  if (!card) throw new Error(`${word} is on no card`);
  return card.columns.flat();
}

describe('scenarios of the rules', () => {
  it.each(['MIRROR', 'MIRRORED', 'MIRRORS'])(
    '21: with MIRRORS unrolled on the card, %s is refused: all 18 words are forbidden',
    (clue) => {
      const verdict = judge(clue, ['PLANET', 'MIRRORS', 'ROCKET']);
      expect(verdict).toMatchObject({ legal: false, block: { cardWord: 'MIRRORS' } });
    },
  );

  it('21: on our own cards, every one of the 18 words is refused, also in another form', () => {
    for (const word of cardOf('UMBRELLAS')) expect(judge(word, cardOf('UMBRELLAS'))).toMatchObject({ legal: false });
    expect(judge('UMBRELLA', cardOf('PANCAKES'))).toEqual({
      legal: false,
      block: { code: 'lemma', cardWord: 'UMBRELLAS' },
    });
  });

  it('22: with STAR on the card, STARLIGHT is refused: contains', () => {
    expect(judge('STARLIGHT', ['STAR', 'PLANET'])).toEqual({
      legal: false,
      block: { code: 'contains', cardWord: 'STAR', part: 'STAR' },
    });
  });

  it('24: a word that is only on the other side’s card is accepted, and nothing hints at it', () => {
    const alien = deck.cards.find((card) => card.side === 'alien')?.columns.flat() ?? [];
    const others = deck.cards.filter((card) => card.side === 'scientist').flatMap((card) => card.columns.flat());
    const clean = others.filter((word) => judge(word, alien).legal);
    expect(clean.length).toBeGreaterThan(200);
    for (const word of clean) {
      const verdict = judge(word, alien);
      const named = verdict.legal ? verdict.warnings.flatMap((w) => ('cardWord' in w ? [w.cardWord] : [])) : [];
      expect(named.every((cardWord) => alien.includes(cardWord))).toBe(true);
    }
  });

  it.each(['DUMBO', 'QWERTYX'])('55: %s is not in the dictionary: a warning, never a block', (clue) => {
    expect(judge(clue, cardOf('ELEPHANT'))).toEqual({ legal: true, warnings: [{ code: 'unknown' }] });
  });
});

describe('refused on our own cards', () => {
  const lemma = `PANCAKE/PANCAKES FROZE/FREEZE FROZEN/FREEZE PAINTED/PAINT DIVORCES/DIVORCED BATTERY/BATTERIES KISS/KISSING
    SANG/SINGING SUNG/SINGING WED/WEDDING DRANK/DRUNK BUTTERFLY/BUTTERFLIES BEARD/BEARDED TROPHY/TROPHIES TORN/TEARS
    BABY/BABIES DROVE/DRIVE STOLEN/STEAL FORGAVE/FORGIVE KNEE/KNEES WOLF/WOLVES SWORE/SWEAR STUNG/STING SPRUNG/SPRING
    FACTORY/FACTORIES MARRIED/MARRY SOCK/SOCKS`;
  const derived = `CRITIC/CRITICIZE CRITICISM/CRITICIZE MARRIAGE/MARRY UNMARRIED/MARRY VOLCANIC/VOLCANO HUNGER/HUNGRY
    VISIBLE/INVISIBLE IMPATIENT/PATIENCE DENTAL/DENTIST POEM/POETRY POET/POETRY LAW/LAWYERS PHOTO/PHOTOGRAPH
    SKELETAL/SKELETON ELECT/ELECTION JEALOUS/JEALOUSY GRAVITATIONAL/GRAVITY KNIGHTHOOD/KNIGHTS SONG/SINGING VOTER/VOTING
    GIANT/GIGANTIC ALONE/LONELY MORTAL/IMMORTAL SECRECY/SECRETS PIANIST/PIANO EMPIRE/EMPEROR BUREAUCRAT/BUREAUCRACY
    ANGER/ANGRY ASLEEP/SLEEPY ALLERGY/ALLERGIC VENGEANCE/REVENGE BIKE/BICYCLE INVADE/INVASION LAUGH/LAUGHTER
    LIBRARY/LIBRARIAN SMOG/SMOKE SILENCE/SILENT WEALTH/WEALTHY VEGAN/VEGETARIAN BAKER/BAKERY POISON/POISONOUS
    ARGUMENT/ARGUE REACTION/REACTOR FRIEND/FRIENDSHIP BRAVE/BRAVERY APPLAUD/APPLAUSE ROMANTIC/ROMANCE THIRST/THIRSTY
    VIOLENCE/VIOLENT CHEER/CHEERFUL PARALYSIS/PARALYZED PRIVATE/PRIVACY RAINFOREST/FORESTS KNEEL/KNEES POOR/POVERTY
    OBEY/OBEDIENCE VIRAL/VIRUS FAME/FAMOUS SOBRIETY/SOBER LAB/LABORATORY STRANGE/STRANGERS PHONE/TELEPHONE
    LEGAL/ILLEGAL BALLET/BALLERINA ECONOMY/ECONOMIST VAPOR/EVAPORATE MURDER/MURDERER BRUNCH/BREAKFAST TAUGHT/TEACHERS`;
  const contains = `PAINTER/PAINT GRANDMOTHERLY/GRANDMOTHER AIRPORTS/AIRPORT IMPRISONMENT/PRISON BRAINSTORM/BRAIN TASTING/STING
    HYDROELECTRIC/ELECTRIC MAGICIAN/MAGIC QUEENLY/QUEEN THUNDERSTORM/THUNDER OFFSPRING/SPRING ARCHBISHOP/BISHOP`;
  const pairs = (text: string): string[][] => text.split(/\s+/).map((pair) => pair.split('/'));

  it.each(pairs(lemma))('%s is a form of %s', (clue, cardWord) => {
    expect(judge(clue ?? '', cardOf(cardWord ?? ''))).toEqual({ legal: false, block: { code: 'lemma', cardWord } });
  });
  it.each(pairs(derived))('%s and %s derive from one another', (clue, cardWord) => {
    expect(judge(clue ?? '', cardOf(cardWord ?? ''))).toEqual({ legal: false, block: { code: 'derived', cardWord } });
  });
  it.each(pairs(contains))('%s contains %s', (clue, cardWord) => {
    const verdict = judge(clue ?? '', cardOf(cardWord ?? ''));
    expect(verdict).toMatchObject({ legal: false, block: { cardWord } });
  });
});

describe('accepted on our own cards: they only look alike', () => {
  const text = `RABBI/RABBITS PAIN/PAINT RADIO/RADIOACTIVE COFFIN/COFFEE STATUS/STATUE COMPANY/COMPASS BALLOT/BALLOON
    ELECTRON/ELECTION HURRIED/HURRICANE CARPENTER/CARPET IMMORAL/IMMORTAL POLITICS/POLITE SECRETARY/SECRETS BUTTER/BUTTERFLIES
    WATER/WATERMELON GREEN/GREED DYNAMIC/DYNAMITE SOCKET/SOCKS REVENUE/REVENGE TOWER/TOWEL TREATMENT/TREATY
    ROSEMARY/ROSES CIRCUIT/CIRCUS BULLETIN/BULLETS MAGISTRATE/MAGIC ROMAN/ROMANCE GENERAL/GENEROUS WAGER/WAGES
    CHAMPION/CHAMPAGNE MASSACRE/MASSAGE TREASURE/TREASON CROWD/CROWN GRAVE/GRAVEL STRANGLE/STRANGERS DIGEST/DIGITAL
    COMMENT/COMMERCIALS CANDY/CANDIDATE BLIND/BLINK SWEAT/SWEAR HONEST/HONEY RENAL/KIDNEY RECYCLE/BICYCLE`;
  it.each(text.split(/\s+/).map((pair) => pair.split('/')))('%s is no form of %s', (clue, cardWord) => {
    expect(judge(clue ?? '', cardOf(cardWord ?? '')).legal).toBe(true);
  });

  it('with a warning where the beginnings or the stems agree', () => {
    expect(judge('RADIO', cardOf('RADIOACTIVE'))).toMatchObject({
      warnings: [{ code: 'prefix', cardWord: 'RADIOACTIVE' }],
    });
    expect(judge('UNIVERSITY', ['UNIVERSE'])).toEqual({
      legal: true,
      warnings: [{ code: 'stem', cardWord: 'UNIVERSE' }],
    });
    expect(judge('PARTY', ['ART'])).toMatchObject({ warnings: [{ code: 'short-inside', cardWord: 'ART' }] });
    expect(judge('RAIN', cardOf('UMBRELLAS'))).toEqual({ legal: true, warnings: [] });
  });
});

describe('R12: the singular and the stem of a card word count as contained', () => {
  const pairs = (text: string): string[][] => text.split(/\s+/).map((pair) => pair.split('/'));
  const refused = `SHOELACE/SHOES HORSESHOE/SHOES SHOEBOX/SHOES SHOEHORN/SHOES SNOWSHOE/SHOES GUMSHOE/SHOES BABYSITTER/BABIES
    BABYISH/BABIES BABYSIT/BABIES CRYBABY/BABIES CLOWNFISH/CLOWNS WINDSOCK/SOCKS KNEEPAD/KNEES MICROCOMPUTER/COMPUTERS
    DRUMROLL/DRUMS WEREWOLF/WOLVES AARDWOLF/WOLVES SHARKLIKE/SHARKS LIONFISH/FISHING GOLDFISH/FISHING WORKSHOP/SHOPPING
    SINGALONG/SINGING PRIMROSE/ROSES SNAKEPIT/SNAKES UNWAGED/WAGES SECRETIVE/SECRETS`;
  const allowed = `SOCKET/SOCKS CASSOCK/SOCKS HASSOCK/SOCKS SOCKEYE/SOCKS ROSEMARY/ROSES PROSECUTE/ROSES MICROSECOND/ROSES
    SUCROSE/ROSES WAGER/WAGES SEWAGE/WAGES HUMDRUM/DRUMS CONUNDRUM/DRUMS WOLFRAM/WOLVES SATISFACTORY/FACTORIES
    ASTROPHYSICS/TROPHIES ATROPHY/TROPHIES ABRIDGE/BRIDGES TEAROOM/TEARS BLESSING/SINGING BROWSING/SINGING CLEANSING/SINGING
    SINGLE/SINGING SELFISH/FISHING DWARFISH/FISHING BISHOP/SHOPPING GRASSHOPPER/SHOPPING DEVOTE/VOTING ROYSTER/OYSTERS
    FORESTALL/FORESTS SECRETARY/SECRETS`;
  it.each(pairs(refused))('on our own cards %s is refused for %s', (clue, cardWord) => {
    expect(judge(clue ?? '', cardOf(cardWord ?? ''))).toMatchObject({ legal: false, block: { cardWord } });
  });
  it.each(pairs(allowed))('on our own cards %s only shares letters with %s', (clue, cardWord) => {
    expect(judge(clue ?? '', cardOf(cardWord ?? '')).legal).toBe(true);
  });

  it('also in a clue that no dictionary has, and says what is inside', () => {
    expect(judge('SHOEBERTO', cardOf('SHOES')).legal).toBe(true);
    expect(judge('SHOEPARTY', cardOf('SHOES'))).toEqual({
      legal: false,
      block: { code: 'contains', cardWord: 'SHOES', part: 'SHOE' },
    });
  });

  const foreign = `SHOEBOX/SHOES BABYSITTER/BABIES BABYISH/BABIES WINDSOCK/SOCKS MICROCOMPUTER/COMPUTERS CLOWNFISH/CLOWNS
    SUNFLOWER/FLOWERS BLACKBIRD/BIRDS BIRDHOUSE/BIRDS RINGLEADER/RINGS STARLIGHT/STARS CARDBOARD/CARDS PENKNIFE/KNIVES
    PAINTBRUSH/PAINTING HOUSEWIFE/WIVES POLLUTED/POLLUTION POLLUTE/POLLUTION POLLUTANT/POLLUTION POLLUTION/POLLUTED
    CREATIVE/CREATION PRESIDE/PRESIDENT LONELINESS/LONELY QUICKLY/QUICKNESS INVENTOR/INVENTION GUITARIST/GUITARS`;
  const foreignFree = `CARPET/CARS CARTOON/CARS PLANET/PLANES PARTY/PARTS PARTICLE/PARTS STARVE/STARS START/STARS CUSTARD/STARS
    SPRING/RINGS TEARING/RINGS CARDIGAN/CARDS CARDIAC/CARDS SOCKET/SOCKS FORTUNE/TUNES BARGAIN/GAINS CORNFIELD/CORNER
    HUMDRUM/DRUMS STATION/STATE MISSION/MISSING UNIVERSITY/UNIVERSE POLITE/POLLUTION VERSION/VERSES NATION/NATURE
    BUTTON/BUTTER HEARTH/HEARTS CHARM/ARMOR`;
  it.each(pairs(foreign))('on a card of another deck %s is refused for %s', (clue, cardWord) => {
    const verdict = judgeClue(clue ?? '', [cardWord ?? ''], { ...lexicon, forms: () => undefined });
    expect(verdict).toMatchObject({ legal: false, block: { cardWord } });
  });
  it.each(pairs(foreignFree))('on a card of another deck %s only shares letters with %s', (clue, cardWord) => {
    expect(judgeClue(clue ?? '', [cardWord ?? ''], { ...lexicon, forms: () => undefined }).legal).toBe(true);
  });
});

describe('by rule, for decks without prepared lists', () => {
  it.each([
    ['ROCKET', 'ROCKETS'],
    ['BUSES', 'BUSING'],
    ['HURRIED', 'HURRY'],
    ['STOPPED', 'STOP'],
    ['CARING', 'CARES'],
    ['KNIVES', 'KNIVES'],
    ['HAPPIER', 'HAPPY'],
  ])('%s is refused for %s', (clue, cardWord) => {
    expect(judge(clue, [cardWord]).legal).toBe(false);
  });
  it.each([
    ['CARING', 'CARS'],
    ['STRING', 'STRIPS'],
    ['KING', 'KITE'],
  ])('%s is fine for %s', (clue, cardWord) => {
    expect(judge(clue, [cardWord]).legal).toBe(true);
  });

  it('any clue that holds a card word is refused, and any clue at all gets a verdict', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 1, maxLength: 12 });
    const words = deck.cards.flatMap((card) => card.columns.flat());
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(...words), (before, after, word) => {
        expect(judge(before + word + after, cardOf(word)).legal).toBe(false);
        judge(before, cardOf(word));
      }),
    );
  });
});
