import { dateTimeText } from '@cheyantong/domain';
import type { ScoredArea } from '@cheyantong/evaluation';
import { csvText } from '../../../http/csv-text.ts';
import type { PublishedRow } from '../evaluations.ts';
import { isDemonstration, LICENCE } from './licence.ts';

const HEAD = [
  '结果编号',
  '名字',
  '项目',
  '规程版本',
  '规程修订',
  '规程摘要（SHA-256）',
  '品牌',
  '车系',
  '配置',
  '年款',
  '级别',
  '能源',
  '第几次发布',
  '发布时间',
  '更正原因',
  '总分',
  '星级',
  '领域',
  '领域得分',
  '试验或修正项',
  '代号',
  '测得值',
  '计入值',
  '单位',
  '得分',
  '满分',
  '许可',
  '演示数据',
];

type Area = PublishedRow['edition']['document']['areas'][number];
type Row = (string | number | null)[];

/** One row for each test and modifier of each revision. */
export const openDataCsv = (rows: readonly PublishedRow[]): string =>
  csvText([HEAD, ...rows.flatMap(rowsOf)]);

function rowsOf({ evaluation, revision, edition }: PublishedRow): Row[] {
  const { vehicle } = evaluation.facts;
  const { scored, readings } = revision;
  const head: Row = [
    evaluation.code,
    evaluation.slug,
    edition.document.programmeName,
    edition.document.name,
    edition.revision,
    edition.digest,
    vehicle.brand,
    vehicle.series,
    vehicle.trim,
    vehicle.modelYear,
    vehicle.level,
    vehicle.energy,
    revision.revision,
    dateTimeText(revision.publishedAt),
    revision.reason,
    scored.total,
    scored.stars.stars,
  ];
  const tail: Row = [LICENCE.name, isDemonstration(vehicle.brand) ? '是' : '否'];
  return edition.document.areas.flatMap((area) => {
    const own = scored.areas.find(({ code }) => code === area.code);
    return own ? partsOf(area, own, readings).map((part) => [...head, ...part, ...tail]) : [];
  });
}

const partsOf = (area: Area, scored: ScoredArea, readings: PublishedRow['revision']['readings']): Row[] => [
  ...scored.tests.map(({ code, value, points, max }): Row => {
    const rule = area.tests.find((test) => test.code === code);
    const read = readings[code]?.join('/') ?? '未配备';
    return [area.name, scored.score, rule?.name ?? code, code, read, value, rule?.unit ?? null, points, max];
  }),
  ...scored.modifiers.map(({ code, value, points }): Row => {
    const rule = area.modifiers.find((modifier) => modifier.code === code);
    return [area.name, scored.score, rule?.name ?? code, code, value, value, rule?.unit ?? null, points, 0];
  }),
];
