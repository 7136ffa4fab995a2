// The kernel's public face.

export type { Accepted, Fault } from './accepted.ts';
export {
  type AnalysedDecision,
  type AnalysedMoment,
  type Analysis,
  type Analyst,
  type Belief,
  digestOfLog,
  type Judge,
  type OnlookerOf,
  type Thought,
  type TurningPoint,
  type Worth,
  type Worths,
} from './analysis.ts';
export * from './ask.ts';
export type { BoardProps, OpenWindow, TableDeeds } from './board.ts';
export type { Bot, BotInput } from './bot.ts';
export { answerInMatch, botInputOf, choiceInKnown } from './bot-input.ts';
export { blankCards } from './cards/blank.ts';
export { Box, type FaceSpec, type FactRule } from './cards/box.ts';
export { bitOf, type Cards, CLASS, cloneCards, type Fact, isBlank, NONE, sizeOf } from './cards/cards.ts';
export { fillCards } from './cards/fill.ts';
export { type Chance, FastChance, pickOne, shuffle } from './chance.ts';
export { type Data, decode, encode, same } from './data.ts';
export { fieldsDifference } from './difference.ts';
export { commitment, type Fairness, isSeeded, keyOf } from './fairness.ts';
export { type FirstPackage, fromFirstContract } from './first-contract.ts';
export * from './flows.ts';
export * from './game.ts';
export {
  type BotKind,
  beginsTurn,
  type Chair,
  type GamePackage,
  type NameOf,
  type OptionValues,
  type PresetWords,
  reasonIn,
  type Side,
  type Tool,
  type Verdict,
  type Words,
  wordsAt,
} from './game-package.ts';
export { judgeByPlay, worthsAtEnd } from './judge.ts';
export {
  type Entry,
  imagine,
  type Known,
  type Told,
  type World,
} from './known.ts';
export { type Log, MOST_BYTES, type Row, readLog, type SaidThen, type TableRecord, writeLog } from './log.ts';
export { Match } from './match.ts';
export { defaultsOf, type Field, readOptions, type Schema, sampleOptions } from './options.ts';
export {
  firstFault,
  MOST_OWN,
  MOST_OWN_FILE,
  type OwnRead,
  readOwn,
  readOwnText,
} from './own-data.ts';
export { type Fields, type FieldsPatch, type Patch, patchedFields } from './patch.ts';
export { type Position, positionOf } from './position.ts';
export { type Preview, preview } from './preview.ts';
export { type Misfit, type MisfitKind, openRecord } from './record.ts';
export { type Refusal, refuse, type Why } from './refusal.ts';
export { type Eyes, Replay, type Shown } from './replay.ts';
export { Run } from './run.ts';
export { selfPlay } from './self-play.ts';
export { sha256Hex } from './sha256.ts';
export { type MatchSnapshot, type Resumption, upgradedPosition } from './snapshot.ts';
export { type RecordWords, textRecord } from './text-record.ts';
export type { UndoBy } from './trail.ts';
export * from './typed.ts';
export { type Held, type VerifiedRecord, verifying, verifyRecord } from './verify.ts';
export { viewAll } from './view-all.ts';
