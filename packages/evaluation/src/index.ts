export { checkEdition } from './check-edition.ts';
export { checkReadings } from './check-readings.ts';
export { type Comparability, comparability, mapTotal } from './comparable.ts';
export { counted, highIsGood, limitsOf, maxPoints, pointsAt, type Segment, segmentAt } from './curve.ts';
export type {
  Area,
  Edition,
  Findings,
  Knot,
  Mapping,
  Modifier,
  OtherEdition,
  Readings,
  StarCap,
  StarRule,
  Test,
} from './edition.ts';
export { groupShares } from './groups.ts';
export type { DocumentProblem } from './problem.ts';
export { closerThan, type Ranked, rankWithTies } from './ranking.ts';
export { roundHalfUp, sum } from './rounding.ts';
export { type Scored, type ScoredArea, type ScoredModifier, type ScoredTest, score } from './score.ts';
export { type Holding, judgeStars, type StarJudgement } from './stars.ts';
export { moveWeight, ownWeights, readWeights, totalBy, type Weights, writeWeights } from './weights.ts';
