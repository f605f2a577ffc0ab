import { birthdayOf, sexOf } from '@cheyantong/domain';
import { dayIn } from '../../dates.ts';
import type { Reading, Readings } from '../../port.ts';
import { present } from '../../present.ts';
import { type Label, valuesByLabel } from '../labelled-values.ts';
import { findNumber, IDENTITY_NUMBER } from '../numbers.ts';
import type { Page } from '../page.ts';
import { changed, nameOf, readingOf } from '../readings.ts';

type Name = 'name' | 'sex' | 'ethnicity' | 'birthDate' | 'address' | 'idNumber';

const LABELS: readonly Label<Name>[] = [
  { name: 'name', pattern: /姓名/ },
  { name: 'sex', pattern: /性别/ },
  { name: 'ethnicity', pattern: /民族/, inside: true },
  { name: 'birthDate', pattern: /出生/ },
  { name: 'address', pattern: /住址/, lines: true },
  { name: 'idNumber', pattern: /公民身份号码|身份号码/ },
];

/** The portrait side. The number proves itself, and sex and birthday are part of it: what is printed is compared with it. */
export function readIdCardFront(page: Page): Readings<'idCardFront'> {
  const values = valuesByLabel(page, LABELS);
  const idNumber = findNumber(page, IDENTITY_NUMBER);
  const sex = changed(readingOf(page, values.sex), (text) => /[男女]/.exec(text)?.[0]);
  const birthDate = changed(readingOf(page, values.birthDate), dayIn);
  return present({
    name: nameOf(page, values.name),
    sex: idNumber ? asNumberSays(sexOf(idNumber.text), sex, idNumber) : sex,
    ethnicity: changed(readingOf(page, values.ethnicity), (text) => text.replace(/族$/, '')),
    birthDate: idNumber ? asNumberSays(birthdayOf(idNumber.text), birthDate, idNumber) : birthDate,
    address: readingOf(page, values.address),
    idNumber,
  });
}

/** A person should look again where the card prints something else than its number says. */
function asNumberSays(text: string, printed: Reading | undefined, idNumber: Reading): Reading {
  if (!printed) return { text, confidence: idNumber.confidence };
  return { ...printed, text, confidence: printed.text === text ? printed.confidence : 0 };
}
