import { CONSUMER_TOPIC_CODES } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  dateTimeText,
  energyType,
  id,
  nothing,
  numericInteger,
  pageOf,
  pageQuery,
  text,
  words,
} from '../fields.ts';
import { editionDocument } from './edition.ts';
import { evaluationDetail, evaluationItem } from './shapes.ts';

export type { EditionDocument } from './edition.ts';
export type { EvaluationDetail, EvaluationItem } from './shapes.ts';

const BASE = 'vehicle-boot/api/v1/appraisal' as const;
const open = { access: 'open', failure: 'caller', method: 'GET' } as const;
const slug = text(80).min(1);
const code = text(40);

const filters = {
  programCode: code.optional(),
  editionCode: code.optional(),
  level: text(20).optional(),
  energyType: energyType.optional(),
  maker: words(40).optional(),
  starLevel: numericInteger.min(1).max(5).optional(),
  keywords: words(40).optional().describe('in the names of maker, series and trim; all words must occur'),
};

const counted = z.object({ value: z.string(), label: z.string(), count: z.int() });

export const listEvaluations = defineCall({
  ...open,
  path: `${BASE}/page`,
  summary: '测评（zone 1）与消费者资讯（zone 2），筛选、排序、分页',
  query: z.object({
    ...pageQuery,
    ...filters,
    zone: z.coerce
      .number<number>()
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .default(1),
    brandId: id.optional(),
    year: numericInteger.min(2000).max(2100).optional(),
    topic: z
      .enum(CONSUMER_TOPIC_CODES, `主题应为 ${CONSUMER_TOPIC_CODES.join('、')}`)
      .optional()
      .describe('consumer zone'),
    sortField: code.optional().describe('publishTime, totalScore, or the code of an area of the edition'),
    sort: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: pageOf(evaluationItem),
});

export const getEvaluationFilters = defineCall({
  ...open,
  path: `${BASE}/filters`,
  summary: '测评专区的筛选项，各带其余条件下的款数',
  query: z.object(filters),
  data: z.object({
    programmes: z.array(counted),
    editions: z.array(counted),
    levels: z.array(counted),
    energyTypes: z.array(counted),
    stars: z.array(counted),
    makers: z.array(counted),
  }),
});

export const listBestOfClass = defineCall({
  ...open,
  path: `${BASE}/best`,
  summary: '一个版本里各级别的最高分，相差小于重复性的并列',
  query: z.object({ programCode: code, editionCode: code }),
  data: z.array(z.object({ level: z.string(), count: z.int(), best: z.array(evaluationItem) })),
});

export const getEvaluation = defineCall({
  ...open,
  path: `${BASE}/detail/:id`,
  summary: '一项测评，或一篇消费者资讯；revision 取旧版',
  params: z.object({ id: slug }),
  query: z.object({ revision: numericInteger.min(1).optional() }),
  data: evaluationDetail,
});

export const countEvaluationView = defineCall({
  access: 'open',
  failure: 'silent',
  method: 'POST',
  path: `${BASE}/view/:id`,
  summary: '读者打开了测评；同一位读者一天只计一次',
  params: z.object({ id: slug }),
  data: nothing,
});

export const listEvaluationProgrammes = defineCall({
  ...open,
  path: `${BASE}/programs`,
  summary: '测评项目与各版规程全文：试验、限值、曲线、权重、星级',
  data: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      editions: z
        .array(
          z.object({
            document: editionDocument,
            digest: z.string().describe('SHA-256 of the canonical document'),
            revision: z.int(),
            publishTime: dateTimeText,
            count: z.int().describe('evaluations'),
          }),
        )
        .describe('newest first'),
    }),
  ),
});

const comparedScore = z.object({
  id: slug,
  name: z.string(),
  level: z.string(),
  totalScore: z.number(),
  starLevel: z.int(),
  areas: z.array(z.object({ code: z.string(), score: z.number() })),
});

export const listEditionScores = defineCall({
  ...open,
  path: `${BASE}/scores`,
  summary: '一个版本全部测评的分项得分，供读者换权重重排',
  query: z.object({ programCode: code, editionCode: code }),
  data: z.array(comparedScore),
});

export const compareEvaluations = defineCall({
  ...open,
  path: `${BASE}/compare`,
  summary: '最多四款的对比；不可比的写明原因',
  query: z.object({ ids: text(400).min(1).describe('up to four, with commas') }),
  data: z.object({
    entries: z.array(evaluationDetail),
    missing: z.array(z.string()).describe('ids that are not there, or no longer'),
    pairs: z.array(
      z.object({
        first: slug,
        second: slug,
        verdict: z.enum(['same', 'mapped', 'refused']),
        reason: z.string(),
        mapped: z
          .object({ id: slug, editionName: z.string(), totalScore: z.number(), halfWidth: z.number() })
          .nullable()
          .describe('the older result as the newer edition would read it'),
      }),
    ),
  }),
});

export const listEvaluationsOfSeries = defineCall({
  ...open,
  path: `${BASE}/ofSeries/:seriesId`,
  summary: '一个车系的测评，最新在前',
  params: z.object({ seriesId: id }),
  data: z.array(evaluationItem),
});
