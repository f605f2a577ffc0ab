import { CODE_KINDS, partCode, readCode } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { codeParts } from './code-parts.ts';

const PART = partCode(2026, 11_078_842);
const partsOf = (text: string) => codeParts(readCode(text)).map(({ text: part, name }) => `${part} ${name}`);

describe('the parts of a code', () => {
  it('are named as far as they are typed', () => {
    expect(partsOf('RP26-11')).toEqual(['RP 再用件', '26 年份', '11 批次']);
    expect(partsOf('ABC')).toEqual([]);
  });

  it('are others in the number of a result than in that of a report', () => {
    expect(partsOf('CP26-1110-0417')).toEqual(['CP 测评项目', '26 年份', '1110 月日', '0417 序号']);
    expect(partsOf('CP26-1110-0417-2').at(-1)).toBe('2 第几次发布');
  });

  it('say whether the check character is the right one', () => {
    expect(codeParts(readCode(PART)).at(-1)).toMatchObject({ name: '校验位正确', right: true });
    expect(codeParts(readCode(PART.replace('8842', '8824'))).at(-1)).toMatchObject({
      name: '校验位不符',
      right: false,
    });
    expect(codeParts(readCode(CODE_KINDS.vin.example))[2]).toMatchObject({ right: true });
  });

  it('tell what GB/T 34014 means by them', () => {
    expect(partsOf('04QCB76836300JBC40000903')).toEqual([
      '04Q 厂商',
      'C 单体',
      'B 磷酸铁锂',
      '76 规格',
      '836300J 追溯信息',
      'BC4 2021.12.4',
      '0000903 序列号',
    ]);
  });
});
