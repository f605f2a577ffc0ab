import { SERVICES } from '../orders.ts';
import { VIN_LENGTH, vinProblem } from '../vin.ts';
import { BATTERY_CODE_LENGTH, batteryCodeFields } from './battery-code.ts';
import { DEMO_CODES, DEMO_REPORT } from './demo-codes.ts';
import { partCodeFields, withDashes } from './part-code.ts';

/** The four kinds of code that one field takes; the examples are found where the demonstration is loaded. */
export const CODE_KINDS = {
  report: { label: '报告编号', where: '印在报告首页', example: DEMO_REPORT.code },
  part: { label: '配件溯源码', where: '印在配件标签', example: DEMO_CODES.part },
  battery: {
    label: '电池编码',
    where: `电池包铭牌，${BATTERY_CODE_LENGTH} 位`,
    example: DEMO_CODES.battery,
  },
  vin: {
    label: '车架号 VIN',
    where: `前风挡左下角，${VIN_LENGTH} 位`,
    example: 'LRW3E7FS0NC000616',
  },
} as const;
export type CodeKind = keyof typeof CODE_KINDS;
export const CODE_KIND_NAMES = Object.keys(CODE_KINDS) as CodeKind[];

/** What a text in the field is so far. Only a whole code is looked up: half a code gets a hint, never a verdict. */
export interface ReadCode {
  /** As it is printed; what was typed, cleaned, while it is not whole. */
  code: string;
  /** Null while it can still become several kinds, or none. */
  kind: CodeKind | null;
  whole: boolean;
  /** What to do next, in a sentence; null when the code is whole and in order. */
  hint: string | null;
}

const REPORT_PREFIXES = Object.values(SERVICES).map(({ reportPrefix }) => reportPrefix);
const REPORT = new RegExp(`^(${REPORT_PREFIXES.join('|')})-?(\\d{4})-?(\\d{4})-?(\\d{6}|\\d{12})$`);
const REPORT_BEGUN = new RegExp(`^(${REPORT_PREFIXES.join('|')})[-\\d]*$`);
/** A result of an evaluation; that of a correction ends in its revision. */
const RESULT = /^(C[NP])(\d{2})-?(\d{4})-?(\d{4})(?:-(\d{1,2}))?$/;
const PART_LENGTH = 13;
const PART_BEGUN = /^RP[-\d]*[-0-9A-Z]?$/;
const FOREIGN = /[^0-9A-Z-]/;

/** Dashes as people and keyboards write them. */
const DASHES = /[‐‑‒–—―−－_]/g;

/** What people type, paste or scan: small letters, full-width characters, blanks, or a whole address with ?code=. */
export function cleanCode(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const inAddress = /[?&]code=([^&#\s]+)/.exec(plain)?.[1];
  return decoded(inAddress ?? plain)
    .replace(DASHES, '-')
    .replace(/[\s\u200B\p{Cc}]/gu, '')
    .toUpperCase();
}

/** A stray percent sign is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readCode(text: string): ReadCode {
  const code = cleanCode(text);
  if (code === '') return { code, kind: null, whole: false, hint: '请输入或粘贴编号' };
  if (FOREIGN.test(code))
    return { code, kind: null, whole: false, hint: '编号只含数字、字母和短横线，请核对' };
  return asReport(code) ?? asResult(code) ?? asPart(code) ?? asLongCode(code.replaceAll('-', ''));
}

function asReport(code: string): ReadCode | null {
  const [, prefix, year, day, digits] = REPORT.exec(code) ?? [];
  if (prefix) return { code: `${prefix}-${year}-${day}-${digits}`, kind: 'report', whole: true, hint: null };
  if (!REPORT_BEGUN.test(code)) return null;
  return {
    code,
    kind: 'report',
    whole: false,
    hint: `报告编号形如 ${CODE_KINDS.report.example}，请继续输完`,
  };
}

/** Checked as reports are. */
function asResult(code: string): ReadCode | null {
  const [, programme, year, day, serial, revision] = RESULT.exec(code) ?? [];
  if (!programme) return null;
  const number = [`${programme}${year}`, day, serial, ...(revision ? [revision] : [])].join('-');
  return { code: number, kind: 'report', whole: true, hint: null };
}

const REPORT_WITHIN = new RegExp(`(?:${REPORT_PREFIXES.join('|')})-\\d{4}-\\d{4}-(?:\\d{12}|\\d{6})(?!\\d)`);
const RESULT_WITHIN = /C[NP]\d{2}-\d{4}-\d{4}(?:-\d{1,2})?(?!\d)/;

/** The number of a report somewhere in a text, as in the name of its file. */
export const reportCodeWithin = (text: string): string | null =>
  (REPORT_WITHIN.exec(text) ?? RESULT_WITHIN.exec(text))?.[0] ?? null;

function asPart(code: string): ReadCode | null {
  const fields = partCodeFields(code);
  if (fields) {
    const hint = fields.checks ? null : '校验位不符，请核对是否抄错一位';
    return { code: withDashes(fields), kind: 'part', whole: fields.checks, hint };
  }
  if (!PART_BEGUN.test(code)) return null;
  const left = PART_LENGTH - code.replaceAll('-', '').length;
  const hint = left > 0 ? `配件溯源码还差 ${left} 位` : `配件溯源码形如 ${CODE_KINDS.part.example}，请核对`;
  return { code, kind: 'part', whole: false, hint };
}

/** VINs and battery codes begin alike; their length tells them apart. */
function asLongCode(code: string): ReadCode {
  const { length } = code;
  const half = (kind: CodeKind | null, hint: string): ReadCode => ({ code, kind, whole: false, hint });
  if (length === BATTERY_CODE_LENGTH) {
    return batteryCodeFields(code)
      ? { code, kind: 'battery', whole: true, hint: null }
      : half('battery', '不符合 GB/T 34014 的编码格式，请对照铭牌核对');
  }
  if (length > BATTERY_CODE_LENGTH) return half(null, '编号过长，请核对是否多输了几位');
  if (length > VIN_LENGTH) return half('battery', `电池编码还差 ${BATTERY_CODE_LENGTH - length} 位`);
  if (length < VIN_LENGTH)
    return half(null, `已输入 ${length} 位：车架号为 ${VIN_LENGTH} 位，电池编码为 ${BATTERY_CODE_LENGTH} 位`);
  const problem = vinProblem(code);
  if (problem === null) return { code, kind: 'vin', whole: true, hint: null };
  return half('vin', `${problem}；若是电池编码，请输完 ${BATTERY_CODE_LENGTH} 位`);
}
