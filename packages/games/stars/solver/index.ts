// The solver's door: scoring, drawing, reading words, knowing what clues show, choosing words, guessing letters.
export {
  type Cipher,
  type CipherCheck,
  type CipherWrong,
  canonical,
  checkCipher,
  rightLetters,
  sameCipher,
} from './cipher.ts';
export { allCiphers, cipherAt } from './ciphers.ts';
export {
  type AlienReading,
  alienConsole,
  scientistConsole,
} from './console.ts';
export { drawFromDeck, drawUniform, type RandomInt, uniformCipherAt } from './draw.ts';
export { solverFigures } from './figures.ts';
export { bestGuess, type Guess } from './guess.ts';
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
  sameLetter,
} from './letters.ts';
export { emptyNotes, type Mark, markOf, type Notes, readNotes, setMark } from './notes.ts';
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
export { CIPHERS, type Draw, PATTERNS, priorWeights, priorWhole } from './prior.ts';
export { bitsOf, rankWords } from './rank.ts';
export { type Explanation, explain, isPlainWord, LONGEST_WORD, score } from './score.ts';
export { applyTips, splitsOf, type Tip, tipsFor } from './tips.ts';
export { newVocabulary } from './vocabulary.ts';
export { readWord, type WordFault } from './word.ts';
export {
  type Beliefs,
  handle,
  type Known,
  newSolver,
  type SolverRequest,
  type SolverResponse,
} from './worker.ts';
