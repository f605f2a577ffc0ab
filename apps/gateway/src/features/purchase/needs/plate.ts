import type { ServiceInfo } from '@cheyantong/contract';
import { Failure } from '../../../http/failure.ts';

/** Province, letter of the authority, five characters or six on a green plate; the last may be a word such as 学. */
const PLATE = /^\p{Script=Han}[A-Z][0-9A-Z]{4,5}[0-9A-Z\p{Script=Han}]$/u;

export function readPlate({ plateNo }: ServiceInfo): Pick<ServiceInfo, 'plateNo'> {
  if (!plateNo) return {};
  const plate = plateNo.toUpperCase().replace(/[\s·.]/g, '');
  if (!PLATE.test(plate)) throw new Failure('A0421', '车牌号格式不正确');
  return { plateNo: plate };
}
