import type { CallData, checkReport as checkReportCall } from '@cheyantong/contract';
import { dateTimeText, readCode, SERVICES } from '@cheyantong/domain';
import type { IssuedReports } from './issued-reports.ts';

type Check = CallData<typeof checkReportCall>;

const VERDICTS = { valid: 'genuine', superseded: 'superseded', withdrawn: 'withdrawn' } as const;

/** What anybody may know about a number: whether it is ours and stands, and the signed statement to prove it. */
export async function checkReport(issued: IssuedReports, code: string): Promise<Check> {
  const reportCode = readCode(code).code;
  const report = await issued.find(reportCode);
  return {
    verdict: report ? VERDICTS[report.standing] : 'unknown',
    reportCode,
    supersededBy: report?.supersededBy ?? null,
    withdrawnReason: report?.withdrawnReason ?? null,
    orderType: report && report.service !== 'evaluation' ? SERVICES[report.service].orderType : null,
    statement: report?.statement ?? null,
    signature: report?.signature ?? null,
    algorithm: report?.algorithm ?? null,
    keyId: report?.keyId ?? null,
    checkedTime: dateTimeText(new Date()),
  };
}
