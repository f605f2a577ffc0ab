import type { BodyType } from '@cheyantong/domain';
import type { ModelDraft } from './model-draft.ts';

const ESTATE = /旅行|猎装|瓦罐|Avant|Touring|Variant|Shooting/i;
const HATCHBACK = /两厢|掀背|Sportback|Hatchback/i;

/** The body a series most likely has, where the file does not say. */
export function bodyOf({ body, level, series, trim }: ModelDraft): BodyType {
  if (body) return body;
  if (level?.endsWith('SUV')) return 'SUV';
  if (level === 'MPV' || level === '跑车' || level === '皮卡') return level;
  if (level === '微面' || level === '轻客') return '微面';
  const name = `${series} ${trim}`;
  if (ESTATE.test(name)) return '旅行车';
  const small = level === '微型车' || level === '小型车';
  return HATCHBACK.test(name) || (small && !name.includes('三厢')) ? '两厢轿车' : '三厢轿车';
}
