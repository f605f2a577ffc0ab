import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { CallLimits } from './call-limits.ts';
import { limitJobs } from './jobs.ts';

/** Limits that hold across servers, for calls that give away something of worth. */
export const limitsFeature = {
  create: ({ db }: { db: DbHandle }) => ({
    jobs: limitJobs(db),
    mayCall: (limited: Parameters<CallLimits['admit']>[0]) => new CallLimits(db).admit(limited),
  }),
} satisfies Feature<{ db: DbHandle }>;
