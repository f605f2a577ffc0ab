import { describe, expect, it } from 'vitest';
import type { Reading } from '../../port.ts';
import { CARD_ON_A_DESK, pageOf, TILTED_LICENSE } from '../test-lines.ts';
import { DOCUMENTS } from './index.ts';

const texts = (readings: Readonly<Record<string, Reading>>) =>
  Object.fromEntries(Object.entries(readings).map(([field, { text }]) => [field, text]));

describe('fields by where they stand', () => {
  it('are found on a card that lies askew; what stands in the place of the portrait is none of them', () => {
    expect(texts(DOCUMENTS.idCardFront.read(pageOf(CARD_ON_A_DESK)))).toEqual({
      name: '黄例',
      sex: '男',
      ethnicity: '壮',
      birthDate: '1969-10-08',
      address: '广西南宁市青秀区示例大道100号样张花园8栋1单元1203号',
      idNumber: '450103196910080552',
    });
  });

  it('are found in two columns: values go on below, and never into the other column', () => {
    expect(texts(DOCUMENTS.businessLicense.read(pageOf(TILTED_LICENSE)))).toEqual({
      creditCode: '91310115MA1H8T2K69',
      companyName: '上海示例二手车交易市场经营管理有限公司',
      companyType: '有限责任公司（自然人投资或控股）',
      legalPerson: '陈样',
      registeredCapital: '伍佰万元整',
      establishDate: '2017-12-20',
      businessTermStart: '2017-12-20',
      businessTermEnd: '长期',
      businessAddress: '上海市浦东新区样张路88号1幢2层',
      businessScope:
        '汽车检测技术服务；二手车鉴定评估；汽车零部件销售；信息咨询服务（不含许可类信息咨询服务）',
    });
  });

  it('go on below their own value, although a label of the other column stands at that height', () => {
    const page = pageOf([
      ['营业期限', 970, 652, 125, 42],
      ['2017年12月20日至', 1199, 652, 255, 38],
      ['法定代表人', 223, 690, 158, 41],
      ['陈样', 358, 672, 75, 39],
      ['长期', 1104, 695, 71, 43],
    ]);
    expect(texts(DOCUMENTS.businessLicense.read(page))).toEqual({
      legalPerson: '陈样',
      businessTermStart: '2017-12-20',
      businessTermEnd: '长期',
    });
  });

  it('say where they were read, in shares of the picture', () => {
    const { idNumber } = DOCUMENTS.idCardFront.read(pageOf(CARD_ON_A_DESK, 1302, 918));
    expect(idNumber?.box?.x).toBeCloseTo(0.37, 1);
    expect(idNumber?.box?.y).toBeCloseTo(0.72, 1);
    expect(idNumber?.box?.width).toBeCloseTo(0.35, 1);
  });

  it('are found where label and values are one piece', () => {
    const page = pageOf([
      ['姓名林样明', 200, 100, 200, 40],
      ['性别男民族汉', 250, 180, 300, 40],
      ['公民身份号码120110199001010013', 400, 600, 700, 40],
    ]);
    expect(texts(DOCUMENTS.idCardFront.read(page))).toMatchObject({
      name: '林样明',
      sex: '男',
      ethnicity: '汉',
      idNumber: '120110199001010013',
    });
  });

  it('of another document are nothing', () => {
    expect(DOCUMENTS.idCardBack.read(pageOf(CARD_ON_A_DESK))).toEqual({});
  });
});

describe('a number', () => {
  const idNumberOn = (text: string) =>
    DOCUMENTS.idCardFront.read(pageOf([[text, 300, 100, 400, 40]])).idNumber?.text;
  const vinOn = (text: string) => DOCUMENTS.vin.read(pageOf([[text, 300, 100, 400, 40]])).vinCode?.text;

  it('is mended where a letter stands that it never holds, if its check digit then holds', () => {
    expect(idNumberOn('12O11O199OO1O1OO13')).toBe('120110199001010013');
    expect(vinOn('LSVAMA187C2I84847')).toBeUndefined();
    expect(vinOn('LSVAM4I87C2I84847')).toBe('LSVAM4187C2184847');
  });

  it.each(['120110199001010014', '1201101990010100130', '12011019900101001'])('%s is not told', (text) => {
    expect(idNumberOn(text)).toBeUndefined();
  });

  it('that says something else than the card prints is doubted', () => {
    const { birthDate } = DOCUMENTS.idCardFront.read(
      pageOf([
        ['出生1990年1月7日', 250, 100, 300, 40],
        ['120110199001010013', 400, 600, 500, 40],
      ]),
    );
    expect(birthDate).toMatchObject({ text: '1990-01-01', confidence: 0 });
  });
});

it('a name with a hole in it is doubted: the engine says nothing of letters that it has never learnt', () => {
  const nameIn = (text: string, width: number) =>
    DOCUMENTS.idCardFront.read(
      pageOf([
        ['姓名', 200, 100, 66, 40],
        [text, 340, 100, width, 44],
      ]),
    ).name?.confidence;
  expect(nameIn('林样明', 121)).toBeGreaterThan(0.9);
  expect(nameIn('林', 44)).toBeGreaterThan(0.9);
  expect(nameIn('林', 110)).toBe(0);
});

it.each(['2019.03.05-2039.03.05', '2019.03.05-长期'])('a card’s term %s is read', (term) => {
  const { validStartDate, validEndDate } = DOCUMENTS.idCardBack.read(
    pageOf([
      ['有效期限', 200, 100, 160, 40],
      [term, 500, 100, 400, 40],
    ]),
  );
  expect(validStartDate?.text).toBe('2019-03-05');
  expect(validEndDate?.text).toBe(term.includes('长期') ? '长期' : '2039-03-05');
});

it.each(['2039.03.05-2019.03.05', '2019.02.30-2039.03.05', '2019.03.05'])(
  'a term that cannot be (%s) is not told',
  (term) => {
    expect(DOCUMENTS.idCardBack.read(pageOf([[`有效期限${term}`, 500, 100, 600, 40]]))).toEqual({});
  },
);
