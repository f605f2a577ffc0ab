export { EvaluationCard } from './evaluation-card.tsx';
export { SeriesEvaluations } from './of-series/series-evaluations.tsx';
