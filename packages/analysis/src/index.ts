// The public face of analysis.

export { type AnalysisProgress, type AnalysisTerms, analyse } from './analyse.ts';
export { decisionOf } from './decision.ts';
export { beliefsOf, worthsTo } from './moment.ts';
export { type Onlooker, onlookerAt } from './onlooker.ts';
export { thoughtOf } from './thought.ts';
