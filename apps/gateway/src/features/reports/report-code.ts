import { randomInt } from 'node:crypto';
import { beijingDay, SERVICES, type Service } from '@cheyantong/domain';

const RANDOM_DIGITS = 12;

/**
 * JC-2026-1106-483917520468: the service, the day in Beijing, and digits that nobody can guess, because a number is all
 * it takes to read a report's statement. Older numbers end in six digits, and stay good.
 */
export function newReportCode(service: Service, issuedAt: Date): string {
  const [year, month, day] = beijingDay(issuedAt).split('-');
  const digits = Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('');
  return `${SERVICES[service].reportPrefix}-${year}-${month}${day}-${digits}`;
}
