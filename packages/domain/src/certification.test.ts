import { describe, expect, it } from 'vitest';
import {
  CERTIFICATION_STATUSES,
  certificationStatusesBefore,
  companyNameProblem,
  legalPersonProblem,
  normalizePersonName,
  personNameProblem,
  validityProblem,
} from './certification.ts';

const TODAY = '2026-11-16';
const validity = (start: string | undefined, end: string | undefined) =>
  validityProblem({ start, end }, { document: '身份证', today: TODAY });

describe('a submission', () => {
  it('is decided once, and only while it waits', () => {
    expect(certificationStatusesBefore('approved')).toEqual(['pending']);
    expect(certificationStatusesBefore('rejected')).toEqual(['pending']);
    expect(certificationStatusesBefore('expired')).toEqual(['approved']);
    expect(certificationStatusesBefore('pending')).toEqual([]);
  });

  it('can be withdrawn wherever it stands', () => {
    const standing = CERTIFICATION_STATUSES.filter((status) => status !== 'withdrawn');
    expect(certificationStatusesBefore('withdrawn')).toEqual(standing);
  });
});

describe('a name', () => {
  it.each(['李四', '欧阳娜娜', '阿卜杜拉·买买提', '䶮〇', '𠮷野家'])('may be %s', (name) => {
    expect(personNameProblem(name)).toBeNull();
  });

  it.each(['李', '', '·李四', '李四·', 'John Smith', '李 四', '李4', '王'.repeat(31)])(
    'may not be “%s”',
    (name) => {
      expect(personNameProblem(name)).toMatch(/^姓名应/);
    },
  );

  it('has the dot of the card, whichever was typed', () => {
    expect(normalizePersonName(' 阿卜杜拉•买买提 ')).toBe('阿卜杜拉·买买提');
  });

  it('of the head of a company may be a foreign one', () => {
    expect(legalPersonProblem("JEAN-LUC O'NEIL")).toBeNull();
    expect(legalPersonProblem('张<b>')).toMatch(/^法定代表人/);
  });

  it('of a company holds brackets, but no tags', () => {
    expect(companyNameProblem('某某（天津）汽车有限公司')).toBeNull();
    expect(companyNameProblem('<script>公司')).toMatch(/^企业名称/);
    expect(companyNameProblem('公司')).toMatch(/^企业名称/);
  });
});

describe('the time a document is good for', () => {
  it.each([
    ['2020-01-01', '2040-01-01'],
    ['2020-01-01', '长期'],
    [undefined, undefined],
    [undefined, TODAY],
  ])('may be %s to %s', (start, end) => {
    expect(validity(start, end)).toBeNull();
  });

  it.each([
    ['2020-02-30', '2040-01-01', '起始日期不正确'],
    ['2027-01-01', '2040-01-01', '起始日期不正确'],
    ['2020-01-01', '永久', '或“长期”'],
    ['2020-01-01', '2019-01-01', '应晚于起始日期'],
    ['2010-01-01', '2026-11-15', '已过有效期（2026-11-15）'],
  ])('may not be %s to %s', (start, end, sentence) => {
    expect(validity(start, end)).toContain(sentence);
  });
});
