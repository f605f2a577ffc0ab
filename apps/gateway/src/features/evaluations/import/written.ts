import { z } from 'zod';
import { moment, oneLine } from '../../../data/written/fields.ts';
import { evaluationFacts } from '../facts.ts';

const SCORES = ['score', 'scores', 'total', 'totalScore', 'stars', 'starLevel', 'points'];
export const isScoreWord = (word: string): boolean => SCORES.includes(word);
export const TYPED_SCORE = '分数由规程从测得值算出，不能填写';

const reading = z.number('测得值应为数字');

const revision = z.strictObject({
  published: moment,
  reason: oneLine(300).optional(),
  readings: z
    .record(
      z.string(),
      z
        .array(reading, '应为用方括号括起的读数，没有配备时写 null')
        .min(1, '没有读数')
        .max(30, '最多 30 个读数')
        .nullable(),
    )
    .default({}),
  findings: z.record(z.string(), reading).default({}),
});

const SLUG_SENTENCE = '应为小写字母、数字和连字符，如 yuanhang-e5-safety-2026';
const CODE_SENTENCE = '应为结果编号，如 CP26-1110-0417';

const evaluation = evaluationFacts.extend({
  id: z
    .string(SLUG_SENTENCE)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_SENTENCE)
    .max(80, '最多 80 个字'),
  code: z.string(CODE_SENTENCE).regex(/^C[A-Z]\d{2}-\d{4}-\d{4}$/, CODE_SENTENCE),
  revisions: z.array(revision).min(1, '至少有一次发布').max(20, '最多 20 次'),
});

const EDITION_SENTENCE = '应为 项目/版本，如 safety/2026';

export const writtenEvaluations = z.strictObject({
  edition: z.string(EDITION_SENTENCE).regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, EDITION_SENTENCE),
  evaluations: z.array(evaluation).min(1, '没有测评').max(500, '一个文件最多 500 项'),
});

export type WrittenRevision = z.output<typeof revision>;
export type WrittenEvaluation = z.output<typeof evaluation>;
