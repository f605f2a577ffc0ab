import { type CodeKind, readCode } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

/** Where the answer to a kind of code is read. */
const PATHS: Record<CodeKind, string> = {
  report: PAGES.traceability.path,
  vin: PAGES.traceability.path,
  part: PAGES.partTrace.path,
  battery: PAGES.batteryTrace.path,
};

/** The page that tells about a code; what is no whole code stays in the field. */
export function traceAddress(text: string): string {
  const { code, kind, whole } = readCode(text);
  return `${whole && kind ? PATHS[kind] : PAGES.traceability.path}?code=${encodeURIComponent(code)}`;
}

/** The field with a code in it that is not looked up: somebody wants to mend it first. */
export const mendAddress = (code: string): string =>
  `${PAGES.traceability.path}?typed=${encodeURIComponent(code)}`;

/** Where a copied label, a false report or a stolen part is reported, with its code already filled in. */
export const copyReportAddress = (code: string): string =>
  `${PAGES.contact.path}?topic=trace&code=${encodeURIComponent(code)}`;
