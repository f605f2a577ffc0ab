import type { Job } from '../../jobs/job.ts';
import type { ArticleViews } from './article-views.ts';

export const newsJobs = (views: ArticleViews): Job[] => [
  { name: 'news-forget-readers', cron: '20 3 * * *', work: () => views.forgetOld() },
];
