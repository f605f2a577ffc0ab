import { daysLater, yearsBetween } from '@cheyantong/domain';
import type { CarStory } from '../car-story.ts';
import type { InspectionFindings } from './inspection-findings.ts';
import { PAINTED_PARTS } from './items.ts';

/** Micrometres of paint: a factory coat is 90–150, a repaired panel has more. */
export function paintOf({ draws, accidents }: CarStory): InspectionFindings['paint'] {
  const repaired = new Set(accidents.flatMap(({ parts }) => parts));
  return PAINTED_PARTS.map((part) => {
    const again = repaired.has(part);
    const thickness = again ? draws.whole(`paint ${part}`, 186, 312) : draws.whole(`paint ${part}`, 98, 142);
    return { part, thickness, repaired: again ? 1 : 0 };
  });
}

const POSITIONS = ['左前', '右前', '左后', '右后'] as const;
const NEW_TREAD_MM = 7.8;
const MM_PER_10_000_KM = 1.15;
/** Tyres are replaced before they are worn to this. */
const REPLACED_AT_MM = 2.6;

export function tyresOf({ draws, registered, today, kmPerYear }: CarStory): InspectionFindings['tyres'] {
  const driven = (kmPerYear * yearsBetween(registered, today)) / 10_000;
  const worn = (driven * MM_PER_10_000_KM) % (NEW_TREAD_MM - REPLACED_AT_MM);
  const fitted = daysLater(today, -(worn / MM_PER_10_000_KM / (kmPerYear / 10_000)) * 365);
  return POSITIONS.map((position) => ({
    position,
    brand: '示例轮胎（演示）',
    treadDepth: Math.round((NEW_TREAD_MM - worn - draws.between(`tread ${position}`, 0, 0.5)) * 10) / 10,
    dot: `${String(weekOf(fitted)).padStart(2, '0')}${String(fitted.getUTCFullYear()).slice(2)}`,
  }));
}

const weekOf = (day: Date): number =>
  Math.min(52, 1 + Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 604_800_000));
