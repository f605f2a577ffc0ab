import type { ReportFindings } from '@cheyantong/contract/findings';

export type InspectionFindings = ReportFindings['inspection'];
