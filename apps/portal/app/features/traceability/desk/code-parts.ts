import {
  batteryCodeFields,
  type CodeKind,
  partCodeFields,
  type ReadCode,
  vinProblem,
} from '@cheyantong/domain';

/** A piece of a code and what it means; `right` where it is a check character that has been tried. */
export interface CodePart {
  text: string;
  name: string;
  right?: boolean;
}

type Layout = readonly (readonly [length: number, name: string])[];

const LAYOUTS: Record<CodeKind, Layout> = {
  report: [
    [2, '报告类型'],
    [4, '年份'],
    [4, '月日'],
    [12, '序号'],
  ],
  part: [
    [2, '再用件'],
    [2, '年份'],
    [4, '批次'],
    [4, '序号'],
    [1, '校验位'],
  ],
  battery: [
    [3, '厂商'],
    [1, '产品类型'],
    [1, '电池类型'],
    [2, '规格'],
    [7, '追溯信息'],
    [3, '生产日期'],
    [7, '序列号'],
  ],
  vin: [
    [3, '制造厂'],
    [5, '车型特征'],
    [1, '校验位'],
    [1, '车型年份'],
    [1, '装配厂'],
    [6, '序号'],
  ],
};

/** A result of an evaluation is checked like a report, and numbered in its own way. */
const RESULT: Layout = [
  [2, '测评项目'],
  [2, '年份'],
  [4, '月日'],
  [4, '序号'],
  [2, '第几次发布'],
];
const IS_RESULT = /^C[NP]/;

/** A code cut into its parts as far as it is typed; none while its kind is not known. */
export function codeParts({ code, kind }: ReadCode): CodePart[] {
  if (kind === null) return [];
  const plain = code.replaceAll('-', '');
  const parts: CodePart[] = [];
  let start = 0;
  for (const [length, name] of kind === 'report' && IS_RESULT.test(plain) ? RESULT : LAYOUTS[kind]) {
    const text = plain.slice(start, start + length);
    if (text)
      parts.push({ text, name: MEANINGS[kind]?.(plain)?.[name] ?? name, ...checkOf(kind, name, plain) });
    start += length;
  }
  return parts;
}

/** What a standard gives a name to, in place of the name of its field. */
const MEANINGS: Partial<Record<CodeKind, (code: string) => Record<string, string> | null>> = {
  battery(code) {
    const fields = batteryCodeFields(code);
    if (!fields) return null;
    const { level, chemistry, year, month, day } = fields;
    const date = [year, month, day].filter((part) => part !== null).join('.');
    return { 产品类型: level, 电池类型: chemistry, ...(year !== null && { 生产日期: date }) };
  },
};

function checkOf(kind: CodeKind, name: string, code: string): Pick<CodePart, 'name' | 'right'> | null {
  if (name !== '校验位') return null;
  const right = CHECKS[kind]?.(code);
  return right === undefined ? null : { right, name: right ? '校验位正确' : '校验位不符' };
}

/** Nothing while the code is not long enough to be checked. */
const CHECKS: Partial<Record<CodeKind, (code: string) => boolean | undefined>> = {
  part: (code) => partCodeFields(code)?.checks,
  vin: (code) => vinProblem(code) === null,
};
