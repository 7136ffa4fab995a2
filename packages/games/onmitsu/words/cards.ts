// Short words for the faces of the cards, at most 85 characters each; a set without them shows the text of its file.
// Marks such as "Combat" and the Target's arrow are drawn by the board and left out here.

export interface ShortText {
  readonly A: string;
  readonly B?: string;
  /** The Effect of a Location. */
  readonly effect?: string;
}

const original: Readonly<Record<string, ShortText>> = {
  yojimbo: { A: 'No Combat has any effect for the rest of this turn.', B: 'Draw 2.' },
  metsuke: {
    A: 'No Peasant has any effect for the rest of this turn.',
    B: 'Look at a hand; you may take a Location from it. Draw 1.',
  },
  kunoichi: { A: 'Reverse an Action used on you.', B: 'Look at any sealed scroll. Draw 1.' },
  hikyaku: { A: 'Play another card; it resolves at once.', B: 'Draw 2.' },
  onmyoji: { A: 'Look at up to two sealed scrolls. Draw 1.', B: 'Shuffle and redeal all sealed scrolls. Draw 1.' },
  daikan: {
    A: 'Others with 3+ cards each give you one. Reversed: you give each of them one.',
    B: 'No scroll at all: take a sealed Decoy from the pile. Otherwise draw 2.',
  },
  suri: { A: 'Take a card at random.', B: 'Take one of the top three discards.' },
  kusa: {
    A: 'Look at the hand and replace a card in it with one of yours.',
    B: 'Two players you choose swap a sealed scroll.',
  },
  ronin: { A: 'The Target cracks a sealed scroll.', B: 'The Target discards two cards of their choice.' },
  shinobi: { A: 'Take a sealed scroll; it stays sealed.', B: 'Put one of your sealed scrolls before the Target.' },
  hyogushi: {
    A: 'Discard another Craftsman: repair a cracked scroll.',
    B: 'Take a Craftsman from the discards, if any. Draw 1.',
  },
  gisakushi: {
    A: 'Discard another Craftsman: take any scroll from the pile, sealed.',
    B: 'A sealed scroll goes to the pile; a random other one replaces it.',
  },
  ashigaru: { A: 'BLOCK a Location; this card stays on it. Draw 1.', B: 'The Target discards one at random. Draw 1.' },
  shonin: {
    A: 'Discard up to two cards; draw two for each.',
    B: 'May lift a BLOCK. Reveal four, take a Location; may play a Location now.',
  },
  yamabushi: {
    A: 'Put back one of your scrolls, if any; take a random one from the pile, sealed.',
    B: 'Needs the Temple Clearing: take a DESTROYED card. Draw 1.',
  },
  hitsuke: { A: 'DESTROY a Location, and this card. Draw 1.', B: 'DESTROY a card of the hand at random. Draw 1.' },
  kuge: {
    A: 'END GAME, while CONTESTED: vouch for one Daimyo scroll.',
    B: 'Take the Castle from its holder for a card of yours. Nobody else has it: draw 2.',
  },
  dokumi: {
    A: 'END GAME, discard one other card: poison does not kill you.',
    B: 'Look at a sealed scroll of yours; may put a scroll of yours on the pile. Draw 1.',
  },
  market_town: { A: 'Draw 2.', effect: 'All draw one card more.' },
  tea_house: { A: 'Look at a hand. Draw 2.', effect: 'Hand Limit +2.' },
  temple_clearing: {
    A: 'You may put one of your scrolls on the pile. Draw 2.',
    effect: 'After drawing, all with two or more cards discard one.',
  },
  paper_mill: { A: 'Repair a cracked scroll, if any. Draw 2.', effect: 'Repairs need no discard.' },
  river_harbour: { A: 'Take any two discards.', effect: 'The first draw may be the top discard.' },
  checkpoint: { A: 'Look at a hand. Draw 2.', effect: 'Hand Limit \u22121.' },
  hot_spring: { A: 'Look at any sealed scroll. Draw 2.', effect: 'Combat has no effect.' },
  castle_town: { A: 'Look at the top four, keep two, discard two.', effect: 'Counts as two for the Castle.' },
  daimyos_castle: { A: 'Needs five Locations in play. END GAME.' },
};

const saltRoad: Readonly<Record<string, ShortText>> = {
  outrider: { A: 'No Raid has any effect for the rest of this turn.', B: 'Take the top discard. Draw 1.' },
  falconer: { A: 'Play another card; it resolves at once.', B: 'Look at the top three, take one.' },
  mirror_dancer: { A: 'Reverse an Action used on you.', B: 'A player gives you a card of their choice and draws 1.' },
  gatekeeper: { A: 'No Trader has any effect for the rest of this turn.', B: 'Lift a BLOCK, if any. Draw 2.' },
  star_reader: {
    A: 'Look at one of your sealed scrolls and at any one. Draw 1.',
    B: 'Shuffle and redeal all sealed scrolls, look at one of yours. Draw 1.',
  },
  tithe_rider: {
    A: 'All others discard one. Reversed: you discard two.',
    B: 'Discard up to three, draw one for each. Draw 1.',
  },
  bandit: {
    A: 'A card of the Target\u2019s choice is DESTROYED. Draw 1.',
    B: 'The Target cracks a sealed scroll and draws 1.',
  },
  letter_thief: {
    A: 'Take a sealed scroll, then give one back.',
    B: 'Two players you choose swap a sealed scroll. Draw 1.',
  },
  inkmaker: { A: 'Discard another Scribe: repair a cracked scroll.', B: 'Take up to two Scribes from the discards.' },
  copyist: {
    A: 'Discard two other cards: take any scroll from the pile, sealed.',
    B: 'A sealed scroll goes to the pile; you choose another in its place.',
  },
  water_seller: {
    A: 'May play a Location now. Draw 1.',
    B: 'Reveal five, take a Location, the rest go to the bottom.',
  },
  hermit: {
    A: 'Put back a cracked scroll. Without any scroll: a random one, sealed. Draw 1.',
    B: 'Needs the Shrine: take a DESTROYED card. Draw 1.',
  },
  sapper: {
    A: 'BLOCK a Location; this card stays on it. Draw 1.',
    B: 'DESTROY a Location, and this card. All draw 1.',
  },
  envoy: {
    A: 'END GAME, while CONTESTED: vouch for one letter of the Khan.',
    B: 'Take the Tent from its holder for a card of yours. Nobody else has it: draw 2.',
  },
  physician: {
    A: 'END GAME, discard one other card: a Viper does not kill you.',
    B: 'No scroll: take a sealed Blank. Otherwise look at one of yours. Draw 1.',
  },
  oasis: { A: 'All draw 1, you draw 2.', effect: 'All draw one card more.' },
  caravanserai: { A: 'Draw 2.', effect: 'Hand Limit +2.' },
  bazaar: { A: 'Take any discard. Draw 1.', effect: 'The first draw may be the top discard.' },
  shrine: {
    A: 'You may put a sealed scroll of yours on the pile. Draw 2.',
    effect: 'After drawing, all with four or more cards discard one.',
  },
  scriptorium: { A: 'Repair a cracked scroll, if any. Draw 1.', effect: 'Mending needs no discard.' },
  watchtower: { A: 'Look at all other hands. Draw 1.', effect: 'Raids have no effect. Hand Limit \u22121.' },
  crossroads: { A: 'Look at the top four, take two.', effect: 'Counts as two for the Tent.' },
  khans_tent: { A: 'Needs four Locations in play. END GAME.' },
};

export const shortTexts: Readonly<Record<string, ShortText>> = { ...original, ...saltRoad };
