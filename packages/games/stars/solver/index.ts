// The solver's door: scoring, drawing, reading words, knowing what clues tell, choosing words, guessing letters.
export {
  bothAre,
  type Cipher,
  type CipherCheck,
  type CipherFault,
  canonical,
  checkCipher,
  rightLetters,
  sameCipher,
} from './cipher.ts';
export { allCiphers, type CipherSet, cipherAt, enumerateCiphers } from './ciphers.ts';
export {
  type AlienReading,
  alienConsole,
  type ConsoleLetter,
  type ConsoleSection,
  type ScientistConsole,
  scientistConsole,
} from './console.ts';
export { type DeckDraw, drawFromDeck, drawUniform, type RandomInt, uniformCipherAt } from './draw.ts';
export { type Figure, solverFigures } from './figures.ts';
export { bestGuess, type Guess, type GuessShape } from './guess.ts';
export {
  ALPHABET,
  COLOURS,
  COMMONNESS,
  type Colour,
  colourAt,
  colourOf,
  LETTERS,
  letterAt,
  letterIndex,
  MAX_RED,
  SECTION_SIZE,
  SECTIONS,
  type Section,
  SLOTS,
  type Slot,
  sameLetter,
} from './letters.ts';
export { emptyNotes, type Mark, markOf, type Notes, readNotes, SIGNS, setMark } from './notes.ts';
export {
  type Clue,
  chanceOf,
  entropyBits,
  learn,
  listSurvivors,
  type Marginals,
  marginals,
  type Posterior,
  posteriorOf,
  samplePosterior,
  startPosterior,
} from './posterior.ts';
export { CIPHERS, type Draw, PATTERNS, type Pattern, priorWeights, priorWhole } from './prior.ts';
export { bitsOf, DESIGN, type Design, type RankedWord, type RankOptions, rankWords } from './rank.ts';
export { type Explanation, explain, isPlainWord, LONGEST_WORD, lettersIn, score, scoreOf } from './score.ts';
export { applyTips, type Split, splitsOf, type Tip, tipsFor } from './tips.ts';
export { newVocabulary, type Vocabulary } from './vocabulary.ts';
export { readWord, type WordFault, type WordReading } from './word.ts';
export {
  type Beliefs,
  handle,
  type Known,
  newSolver,
  type Solver,
  type SolverRequest,
  type SolverResponse,
} from './worker.ts';
