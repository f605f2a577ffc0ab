import type { EvaluationDesk } from '../desk.ts';
import { certificateCode } from './certificate-code.ts';
import { certificateOf } from './issue.ts';

/** Numbers of results, for whoever checks them: a corrected one leads to its correction. */
export const issuedCertificates = (desk: EvaluationDesk) => ({
  async find(code: string) {
    const issued = await certificateOf(desk, code);
    if (!issued) return undefined;
    const newest = certificateCode(issued.evaluation.code, issued.evaluation.revision);
    const isNewest = newest === issued.code;
    const { statement, signature, algorithm, keyId } = issued;
    return {
      standing: isNewest ? ('valid' as const) : ('superseded' as const),
      supersededBy: isNewest ? null : newest,
      withdrawnReason: null,
      service: 'evaluation' as const,
      statement,
      signature,
      algorithm,
      keyId,
    };
  },
});
