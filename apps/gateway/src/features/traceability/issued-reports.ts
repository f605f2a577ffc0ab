import type { Service } from '@cheyantong/domain';

/** The reports, as checking their numbers needs them. */
export interface IssuedReports {
  find(reportCode: string): Promise<IssuedReport | undefined>;
  /** Battery reports that stand, newest first: about the pack by its code, or by the car it was in. */
  aboutBattery(pack: TracedPack): Promise<BatteryReportNotice[]>;
  /** All keys that reports were ever signed with. */
  keys(): Promise<{ keyId: string; algorithm: Algorithm; publicKey: string; since: Date }[]>;
}

/** A pack, and the car it is or was in, as far as that is known. */
export interface TracedPack {
  code: string;
  car: { vin: string; from: Date; to: Date | null } | null;
}

export interface BatteryReportNotice {
  reportCode: string;
  orderNo: string;
  memberId: bigint;
  providerName: string;
  issuedAt: Date;
}

type Algorithm = 'Ed25519' | 'SM2';

interface IssuedReport {
  standing: 'valid' | 'superseded' | 'withdrawn';
  supersededBy: string | null;
  withdrawnReason: string | null;
  /** A result of an evaluation is signed and checked as a report is. */
  service: Service | 'evaluation';
  statement: string;
  signature: string;
  algorithm: Algorithm;
  keyId: string;
}
