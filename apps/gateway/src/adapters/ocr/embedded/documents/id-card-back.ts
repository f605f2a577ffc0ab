import { termIn } from '../../dates.ts';
import type { Readings } from '../../port.ts';
import { present } from '../../present.ts';
import { type Label, valuesByLabel } from '../labelled-values.ts';
import type { Page } from '../page.ts';
import { changed, readingOf } from '../readings.ts';

const LABELS: readonly Label<'issueAuthority' | 'validPeriod'>[] = [
  { name: 'issueAuthority', pattern: /签发机关/, lines: true },
  { name: 'validPeriod', pattern: /有效期限/ },
];

/** The side with the emblem. */
export function readIdCardBack(page: Page): Readings<'idCardBack'> {
  const values = valuesByLabel(page, LABELS);
  const period = readingOf(page, values.validPeriod);
  const term = period && termIn(period.text);
  return present({
    issueAuthority: readingOf(page, values.issueAuthority),
    validPeriod: changed(period, () => term && `${term.start} 至 ${term.end}`),
    validStartDate: changed(period, () => term?.start),
    validEndDate: changed(period, () => term?.end),
  });
}
