import type { Job } from '../../jobs/job.ts';
import type { CertificationDesk } from './desk.ts';
import { dropOldPhotos, expireCertifications } from './expire.ts';
import { CERTIFICATION_VERIFY } from './job-names.ts';
import { giveUpVerifying, verifyIdentity } from './verify-identity.ts';

/** About an hour in all; a reviewer needs longer to come to it. */
const RETRY = { times: 5, firstWaitSeconds: 60 };

export function certificationJobs(desk: CertificationDesk): Job[] {
  const verification: Job<{ certificationId: string }> = {
    name: CERTIFICATION_VERIFY,
    retry: RETRY,
    work: ({ certificationId }) => verifyIdentity(desk, BigInt(certificationId)),
    giveUp: ({ certificationId }) => giveUpVerifying(desk.db, BigInt(certificationId)),
  };
  return [
    verification,
    { name: 'certification-expire', cron: '10 0 * * *', work: () => expireCertifications(desk) },
    { name: 'certification-drop-photos', cron: '15 3 * * *', work: () => dropOldPhotos(desk) },
  ];
}
