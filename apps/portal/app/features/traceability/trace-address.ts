import { type CodeKind, readCode } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

/** Where the answer to a kind of code is read. */
const PATHS: Record<CodeKind, string> = {
  report: PAGES.traceability.path,
  vin: PAGES.traceability.path,
  part: PAGES.partTrace.path,
  battery: PAGES.batteryTrace.path,
};

/** The page that tells about a code; what is no code stays in the field. */
export function traceAddress(text: string): string {
  const { code, kind } = readCode(text);
  return `${PATHS[kind ?? 'report']}?code=${encodeURIComponent(code)}`;
}
