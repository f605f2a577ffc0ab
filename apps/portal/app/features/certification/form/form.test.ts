import type { OcrResult } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { COMPANY_FORM } from './company-form.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { missingFields, missingPhotos, missingWords } from './missing.ts';
import { PERSONAL_FORM } from './personal-form.tsx';
import { takeReading } from './take-reading.ts';

const TODAY = '2026-11-16';
const FRONT = 'idCardFrontUrl';

const front = (changes: Partial<Extract<OcrResult, { type: 'idCardFront' }>> = {}): OcrResult => ({
  type: 'idCardFront',
  name: '李演示',
  sex: '女',
  ethnicity: '汉',
  birthDate: '1949-12-31',
  address: '北京市朝阳区示例路 18 号',
  idNumber: '11010519491231002X',
  lowConfidence: ['address'],
  boxes: { address: { x: 0.1, y: 0.5, width: 0.6, height: 0.2 } },
  ...changes,
});

const read = (draft: Draft, result: OcrResult) => takeReading(PERSONAL_FORM, FRONT, result, draft);
const fieldsMissing = (draft: Draft, rejected: { name: string; value: string | undefined }[] = []) =>
  missingFields({ form: PERSONAL_FORM, draft, rejected, today: TODAY });

describe('what a photo tells', () => {
  it('is filled in, with its place; what was hardly legible is to be looked at', () => {
    const draft = read(EMPTY_DRAFT, front());
    expect(draft.values).toMatchObject({ realName: '李演示', gender: '女', idCardNo: '11010519491231002X' });
    expect(draft.read.address?.box).toEqual({ x: 0.1, y: 0.5, width: 0.6, height: 0.2 });
    expect(draft.doubtful).toEqual(['address']);
    expect(fieldsMissing(draft).map(({ words }) => words)).toEqual(['住址待核对', '有效期截止日期']);
  });

  it('does not write over what somebody corrected', () => {
    const corrected = { ...read(EMPTY_DRAFT, front()), values: { realName: '李演' } };
    expect(read(corrected, front({ name: '李寅示' })).values.realName).toBe('李演');
  });

  it('takes the place of what another photo told', () => {
    const again = read(read(EMPTY_DRAFT, front({ name: '李寅示' })), front());
    expect(again.values.realName).toBe('李演示');
  });

  it('leaves empty what could not be read', () => {
    const draft = read(EMPTY_DRAFT, front({ name: null }));
    expect(draft.values.realName).toBeUndefined();
    expect(fieldsMissing(draft)[0]).toEqual({ name: 'realName', sentence: '请填写姓名', words: '姓名' });
  });
});

describe('what is missing', () => {
  it('is a number, a birthday or a sex that do not go together, and a card that has run out', () => {
    const values = {
      realName: '李演示',
      gender: '男',
      idCardNo: '11010519491231002X',
      birthday: '1950-01-01',
      validEndDate: '2026-11-15',
    };
    expect(fieldsMissing({ ...EMPTY_DRAFT, values }).map(({ name }) => name)).toEqual([
      'gender',
      'birthday',
      'validEndDate',
    ]);
  });

  it('is what the reviewer named, until it is another', () => {
    const file = { url: '/files/1', name: 'back.jpg' };
    const photos = { idCardFrontUrl: file, idCardBackUrl: file };
    const rejected = [{ name: 'idCardBackUrl', value: file.url }];
    const asked = { form: PERSONAL_FORM, rejected, today: TODAY };
    expect(missingPhotos({ ...asked, draft: { ...EMPTY_DRAFT, photos } }).map(({ name }) => name)).toEqual([
      'idCardBackUrl',
    ]);
    const mended = { ...photos, idCardBackUrl: { ...file, url: '/files/2' } };
    expect(missingPhotos({ ...asked, draft: { ...EMPTY_DRAFT, photos: mended } })).toEqual([]);
  });

  it('is a letter, where somebody else than the head of the company applies', () => {
    const missing = (contactName: string) =>
      missingPhotos({
        form: COMPANY_FORM,
        draft: { ...EMPTY_DRAFT, values: { legalPerson: '王演示', contactName } },
        rejected: [],
        today: TODAY,
      }).map(({ words }) => words);
    expect(missing('王演示')).toEqual(['营业执照']);
    expect(missing('李演示')).toEqual(['营业执照', '授权书']);
  });

  it('is named, the first three of it', () => {
    const missing = ['住址待核对', '姓名', '手写签名', '营业执照'].map((words) => ({
      name: words,
      sentence: '',
      words,
    }));
    expect(missingWords(missing.slice(0, 1))).toBe('还差 1 项：住址待核对');
    expect(missingWords(missing)).toBe('还差 4 项：住址待核对、姓名、手写签名等');
  });
});
