import type { Job } from '../../jobs/job.ts';
import type { ArticleFileShelf } from './article-files.ts';
import type { ArticleViews } from './article-views.ts';

export const newsJobs = (views: ArticleViews, shelf: ArticleFileShelf): Job[] => [
  { name: 'news-forget-readers', cron: '20 3 * * *', work: () => views.forgetOld() },
  { name: 'news-files-to-storage', cron: '*/5 * * * *', work: () => shelf.moveToStorage() },
];
