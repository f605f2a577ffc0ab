import { dayIn, endIn } from '../../dates.ts';
import type { Readings } from '../../port.ts';
import { present } from '../../present.ts';
import { type Label, valuesByLabel } from '../labelled-values.ts';
import { CREDIT_CODE, findNumber } from '../numbers.ts';
import type { Page } from '../page.ts';
import { changed, nameOf, readingOf } from '../readings.ts';

type Name =
  | 'creditCode'
  | 'companyName'
  | 'companyType'
  | 'legalPerson'
  | 'registeredCapital'
  | 'establishDate'
  | 'term'
  | 'businessAddress'
  | 'businessScope'
  | 'registrar';

/** The form changed some words over the years: 负责人 of a branch, 经营者 of a shop, 场所 where there is no seat. */
const LABELS: readonly Label<Name>[] = [
  { name: 'creditCode', pattern: /统一社会信用代码|社会信用代码/ },
  { name: 'companyName', pattern: /名称/, lines: true },
  { name: 'companyType', pattern: /(主体)?类型/, lines: true },
  { name: 'legalPerson', pattern: /法定代表人|负责人|经营者|投资人|执行事务合伙人/ },
  { name: 'registeredCapital', pattern: /注册资本|注册资金|出资额/ },
  { name: 'establishDate', pattern: /成立日期|注册日期/ },
  { name: 'term', pattern: /营业期限|合伙期限|经营期限/, lines: true },
  { name: 'businessAddress', pattern: /住所|(主要)?(营业|经营)场所/, lines: true },
  { name: 'businessScope', pattern: /经营范围/, lines: true },
  { name: 'registrar', pattern: /登记机关/ },
];

export function readBusinessLicense(page: Page): Readings<'businessLicense'> {
  const values = valuesByLabel(page, LABELS);
  const term = readingOf(page, values.term);
  return present({
    creditCode: findNumber(page, CREDIT_CODE),
    companyName: changed(nameOf(page, values.companyName), withBroadBrackets),
    companyType: changed(readingOf(page, values.companyType), withBroadBrackets),
    legalPerson: nameOf(page, values.legalPerson),
    registeredCapital: readingOf(page, values.registeredCapital),
    establishDate: changed(readingOf(page, values.establishDate), dayIn),
    businessTermStart: changed(term, dayIn),
    businessTermEnd: changed(term, endIn),
    businessAddress: readingOf(page, values.businessAddress),
    businessScope: changed(readingOf(page, values.businessScope), withBroadBrackets),
  });
}

/** Licences are printed with broad brackets; the engine cannot tell the two kinds apart. */
const withBroadBrackets = (text: string): string => text.replaceAll('(', '（').replaceAll(')', '）');
