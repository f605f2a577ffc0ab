/**
 * What a report's coded findings are called and how they are judged: page, PDF and excerpt all read it here. 'none' is
 * nothing on record, which is no judgement: no record is not "no damage", and it is never green.
 */
export type Judgement = 'good' | 'caution' | 'bad' | 'none' | 'unknown';

export interface Judged {
  word: string;
  judgement: Judgement;
}

type TriFlag = 0 | 1 | 2;

/** Of records: whether one was found in the sources that were asked. */
export const RECORD_WORDS: Readonly<Record<TriFlag, Judged>> = {
  0: { word: '无记录', judgement: 'none' },
  1: { word: '有记录', judgement: 'bad' },
  2: { word: '未知', judgement: 'unknown' },
};

/** Of the car itself: whoever looked at it may say that there is nothing. */
export const SEEN_WORDS: Readonly<Record<0 | 1, Judged>> = {
  0: { word: '未发现', judgement: 'good' },
  1: { word: '发现', judgement: 'bad' },
};

/** Whether readings of the clock fit together. */
export const MILEAGE_WORDS: Readonly<Record<TriFlag, Judged>> = {
  0: { word: '异常', judgement: 'bad' },
  1: { word: '正常', judgement: 'good' },
  2: { word: '未知', judgement: 'unknown' },
};

/** How grave an accident was, by its claim. */
export const ACCIDENT_WORDS: Readonly<Record<1 | 2 | 3, Judged>> = {
  1: { word: '轻微', judgement: 'none' },
  2: { word: '一般', judgement: 'caution' },
  3: { word: '重大', judgement: 'bad' },
};

/** How grave a defect is that an inspector found. */
export const DEFECT_WORDS: Readonly<Record<1 | 2 | 3, Judged>> = {
  1: { word: '轻微', judgement: 'caution' },
  2: { word: '留意', judgement: 'caution' },
  3: { word: '严重', judgement: 'bad' },
};

/** GB/T 30323 counts five levels; the fifth is the accident car. */
export const GRADE_WORDS = { 1: '一级', 2: '二级', 3: '三级', 4: '四级', 5: '五级' } as const;
