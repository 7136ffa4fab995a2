// The rules in short, in our own words. Each paragraph begins with what it is about.

export const help: readonly string[] = [
  'YOUR TURN. You lay the tile you drew, so that all its edges fit their neighbours. Then you may put one figure from your supply on a road, city, field or monastery of that tile, if nobody stands anywhere on that feature yet. Then whatever the tile completes is scored.',
  'SCORING. A completed road gives 1 point a tile, a completed city 2 points a tile and 2 a pennant, a monastery with all eight neighbours 9 points. Whoever has the most figures there scores; on a tie all of them score in full. Then the figures come home. A tile that fits nowhere leaves the game.',
  'THE LAST COUNT. At the end unfinished roads and cities give 1 point for each tile and pennant, monasteries 1 for themselves and each neighbour. A farmer stays until then: the most farmers of a field score 3 points for every completed city the field touches.',
  'THE MESSAGES. You have two figures on the score track, a scoring meeple and a messenger. Every time you score, one of them walks the whole amount. If in your own turn one of them stops on a dark space (every fifth), you draw a message when the scoring is over: one for each round of scoring. You do what it says or take the two points of its seal; those points may bring the next message.',
  'WHAT THEY SAY. Your smallest road, city or monastery, scored as at the end; another tile at once; two points for each pennant in your cities, for each knight, for each farmer; or one figure scored as at the end and taken home. Used messages go under the stack in order and come again.',
  'INNS AND CATHEDRALS. A road with an inn gives 2 a tile, a city with a cathedral 3 a tile and pennant, but nothing if unfinished. The big meeple counts as two.',
  'TRADERS AND BUILDERS. Whoever closes a city takes its goods; at the end the most of each kind is worth 10. The builder stands on your own open road or city: lengthen it and you lay a second tile, once a turn. The pig makes every city of your field worth one more.',
  'THE ABBOT. He stands in a monastery or garden. Instead of putting a figure you may take him home, for what his building is worth at that moment.',
  'THE RIVER. It is laid first, from the spring to the lake, and never turns back.',
];

/** The paragraph that explains a question. */
export const topics: Readonly<Record<string, string>> = {
  place: 'YOUR TURN',
  figure: 'YOUR TURN',
  move: 'THE MESSAGES',
  message: 'WHAT THEY SAY',
};
