import type { Service } from '@cheyantong/domain';

/** The reports, as checking their numbers needs them. */
export interface IssuedReports {
  find(reportCode: string): Promise<IssuedReport | undefined>;
  /** All keys that reports were ever signed with. */
  keys(): Promise<{ keyId: string; algorithm: Algorithm; publicKey: string; since: Date }[]>;
}

type Algorithm = 'Ed25519' | 'SM2';

interface IssuedReport {
  standing: 'valid' | 'superseded' | 'withdrawn';
  supersededBy: string | null;
  withdrawnReason: string | null;
  service: Service;
  statement: string;
  signature: string;
  algorithm: Algorithm;
  keyId: string;
}
