import type { SampleCompany } from './companies.ts';
import { type Print, printed, printedLines, wrapped } from './paper.ts';

const SIZE = { width: 1600, height: 1130 };
const LABEL = { size: 30, font: 'bold' as const };
const VALUE = { size: 30 };
const LEFT = { label: 130, value: 320, most: 17 };
const RIGHT = { label: 920, value: 1090, most: 12 };
const LINE = 46;

/** A licence in its broad form. */
export function drawBusinessLicense(company: SampleCompany): Promise<Buffer> {
  const term = `${written(company.businessTermStart)}至${written(company.businessTermEnd)}`;
  return printed({
    ...SIZE,
    drawing: `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#fbf8f0"/>
<rect x="40" y="40" width="1520" height="1050" fill="none" stroke="#c8a86a" stroke-width="10"/>
<rect x="62" y="62" width="1476" height="1006" fill="none" stroke="#dcc79a" stroke-width="3"/>
<circle cx="800" cy="130" r="44" fill="#e9cfa0"/>
<circle cx="1330" cy="930" r="105" fill="none" stroke="#d98a8a" stroke-width="6"/>`,
    prints: [
      { text: '营业执照', left: 600, top: 200, size: 92, font: 'bold', spacing: 20000 },
      { text: '（副本）', left: 725, top: 325, size: 34 },
      { text: '统一社会信用代码', left: 130, top: 250, size: 26, font: 'bold' },
      { text: company.creditCode, left: 130, top: 292, size: 32, font: 'bold' },
      { text: '样张 · 非真实证照', left: 1210, top: 250, size: 34, color: '#cfc6b4', font: 'bold' },
      ...field(LEFT, '名　　称', company.companyName, 430),
      ...field(LEFT, '类　　型', company.companyType, 530),
      ...field(LEFT, '法定代表人', company.legalPerson, 630),
      ...field(LEFT, '经营范围', company.businessScope, 710),
      ...field(RIGHT, '注册资本', company.registeredCapital, 430),
      ...field(RIGHT, '成立日期', written(company.establishDate), 530),
      ...field(RIGHT, '营业期限', term, 610),
      ...field(RIGHT, '住　　所', company.businessAddress, 730),
      { text: '登记机关', left: 920, top: 925, size: 34, font: 'bold', spacing: 6000 },
      { text: '2024 年 05 月 06 日', left: 1190, top: 1000, size: 26 },
    ],
  });
}

const field = (column: typeof LEFT, label: string, value: string, top: number): Print[] => [
  { text: label, left: column.label, top, ...LABEL },
  ...printedLines(wrapped(value, column.most), { left: column.value, top, ...VALUE }, LINE),
];

const written = (day: string): string => {
  const [year, month, date] = day.split('-');
  return month && date ? `${year}年${month}月${date}日` : day;
};
