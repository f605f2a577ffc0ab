import type { Job } from '../../jobs/job.ts';
import type { EvaluationViews } from './evaluation-views.ts';

export const evaluationJobs = (views: EvaluationViews): Job[] => [
  { name: 'evaluations-forget-readers', cron: '25 3 * * *', work: () => views.forgetOld() },
];
