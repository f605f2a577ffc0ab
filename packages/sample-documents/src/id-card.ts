import { type Print, printed, printedLines, wrapped } from './paper.ts';
import type { SamplePerson } from './people.ts';

const SIZE = { width: 1012, height: 638 };
const LABEL = { size: 27, color: '#3f6fa8' };
const VALUE = { size: 33 };
/** As many characters as the card has room for beside the portrait. */
const ADDRESS_LINE = 11;
const MARK: Print[] = [
  { text: '样张', left: 712, top: 210, size: 88, color: '#c9cdd2', font: 'bold' },
  { text: '非真实证件', left: 706, top: 330, size: 38, color: '#c9cdd2' },
];

/** The side with the portrait, of which only the place is drawn. */
export function drawIdCardFront(person: SamplePerson): Promise<Buffer> {
  const [year = '', month = '', day = ''] = person.birthDate.split('-');
  return printed({
    ...SIZE,
    drawing: `${BACKGROUND}<rect x="676" y="110" width="270" height="340" rx="6" fill="#eef1f4"/>`,
    prints: [
      ...labelled('姓名', person.name, 70, { valueSize: 38 }),
      ...labelled('性别', person.sex, 142),
      { text: '民族', left: 270, top: 145, ...LABEL },
      { text: person.ethnicity, left: 345, top: 142, ...VALUE },
      { text: '出生', left: 64, top: 215, ...LABEL },
      { text: year, left: 160, top: 212, ...VALUE },
      { text: '年', left: 252, top: 215, ...LABEL },
      { text: String(Number(month)), left: 302, top: 212, ...VALUE },
      { text: '月', left: 352, top: 215, ...LABEL },
      { text: String(Number(day)), left: 402, top: 212, ...VALUE },
      { text: '日', left: 452, top: 215, ...LABEL },
      { text: '住址', left: 64, top: 290, ...LABEL },
      ...printedLines(wrapped(person.address, ADDRESS_LINE), { left: 160, top: 286, ...VALUE }, 48),
      { text: '公民身份号码', left: 64, top: 548, ...LABEL },
      { text: person.idNumber, left: 330, top: 546, size: 36, font: 'bold', spacing: 4000 },
      ...MARK,
    ],
  });
}

/** The side with the emblem, of which only the place is drawn. */
export function drawIdCardBack(person: SamplePerson): Promise<Buffer> {
  const dotted = (day: string) => day.replaceAll('-', '.');
  return printed({
    ...SIZE,
    drawing: `${BACKGROUND}<circle cx="150" cy="150" r="86" fill="#e9d8d8"/>`,
    prints: [
      { text: '中华人民共和国', left: 330, top: 74, size: 52, font: 'bold', spacing: 9000 },
      { text: '居民身份证', left: 330, top: 168, size: 68, font: 'bold', spacing: 16000 },
      { text: '样张', left: 112, top: 128, size: 36, color: '#b39a9a', font: 'bold' },
      { text: '非真实证件', left: 820, top: 300, size: 26, color: '#c9cdd2' },
      { text: '签发机关', left: 215, top: 446, ...LABEL },
      { text: person.issueAuthority, left: 380, top: 442, ...VALUE },
      { text: '有效期限', left: 215, top: 533, ...LABEL },
      {
        text: `${dotted(person.validStartDate)}-${dotted(person.validEndDate)}`,
        left: 380,
        top: 531,
        ...VALUE,
      },
    ],
  });
}

const labelled = (label: string, value: string, top: number, { valueSize = VALUE.size } = {}): Print[] => [
  { text: label, left: 64, top: top + 3, ...LABEL },
  { text: value, left: 160, top, size: valueSize },
];

const BACKGROUND = `<defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#eaf3fa"/><stop offset="1" stop-color="#f7efe9"/></linearGradient></defs>
<rect width="${SIZE.width}" height="${SIZE.height}" rx="32" fill="url(#g)"/>
${Array.from({ length: 14 }, (_, at) => `<path d="M0 ${60 + at * 42} q 253 ${at % 2 ? 26 : -26} 506 0 t 506 0" fill="none" stroke="#dbe7ef" stroke-width="2"/>`).join('')}`;
