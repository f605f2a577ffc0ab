import type { ReportFindings } from '@cheyantong/contract/findings';
import { dayOfDate } from '@cheyantong/domain';
import type { CarStory } from './car-story.ts';

type MileagePoint = ReportFindings['repair']['mileagePoints'][number];

/** What the clock showed whenever somebody wrote it down, oldest first. */
export function mileagePointsOf(story: CarStory, last: string | null): MileagePoint[] {
  const read = [
    { day: story.registered, label: '登记' },
    ...story.visits.map(({ day, kind }) => ({ day, label: kind })),
    ...story.accidents.map(({ day }) => ({ day, label: '出险' })),
    ...(last ? [{ day: story.today, label: last }] : []),
  ];
  return read
    .toSorted((one, other) => one.day.getTime() - other.day.getTime())
    .map(({ day, label }) => ({ date: dayOfDate(day), km: story.clockOn(day), label }));
}
