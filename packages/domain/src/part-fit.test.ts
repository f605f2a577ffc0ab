import { describe, expect, it } from 'vitest';
import { fitOf } from './part-fit.ts';

const lavida = { seriesId: '20', name: '大众 朗逸 2021款 280TSI', year: 2021 };
const range = (seriesId: string, yearFrom: number, yearTo: number, sameOe = false) => ({
  seriesId,
  seriesName: '大众 朗逸',
  yearFrom,
  yearTo,
  sameOe,
});

describe('whether a part fits a car, and why', () => {
  it('does by series and model year, the first and the last year included', () => {
    expect(fitOf([range('20', 2018, 2021)], lavida).verdict).toBe('fits');
    expect(fitOf([range('20', 2021, 2024)], lavida).verdict).toBe('fits');
    expect(fitOf([range('20', 2013, 2017), range('20', 2018, 2022)], lavida)).toEqual({
      verdict: 'fits',
      sentence: '适配您的 大众 朗逸 2021款 280TSI：同车系，2021 款在适用的 2018–2022 款之内',
    });
  });

  it('does by an OE number that is registered for the car; what is registered for the part itself comes first', () => {
    expect(fitOf([range('20', 2013, 2017), range('20', 2020, 2022, true)], lavida)).toEqual({
      verdict: 'fits',
      sentence: '适配您的 大众 朗逸 2021款 280TSI：OE 号与登记适用于该车系年款的件相同',
    });
    expect(fitOf([range('20', 2020, 2022, true), range('20', 2021, 2021)], lavida).sentence).toContain(
      '2021 款在适用的 2021 款之内',
    );
  });

  it('does not because the years differ', () => {
    expect(fitOf([range('20', 2013, 2017), range('20', 2018, 2020)], lavida)).toEqual({
      verdict: 'otherYear',
      sentence: '年款不符：同车系只适用 2013–2017 款、2018–2020 款，您的是 2021 款',
    });
  });

  it('does not because it is made for other series', () => {
    expect(fitOf([range('21', 2018, 2022)], lavida)).toEqual({
      verdict: 'no',
      sentence: '不适配您的 大众 朗逸 2021款 280TSI：没有登记适用于该车系',
    });
  });

  it('cannot be told when nothing is registered', () => {
    expect(fitOf([], lavida).verdict).toBe('unknown');
  });
});
