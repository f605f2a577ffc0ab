import { dayIn } from '../../dates.ts';
import type { Readings } from '../../port.ts';
import { present } from '../../present.ts';
import { type Label, valuesByLabel } from '../labelled-values.ts';
import { findNumber, VIN } from '../numbers.ts';
import type { Page } from '../page.ts';
import { changed, readingOf } from '../readings.ts';

type Name =
  | 'licensePlateNumber'
  | 'vehicleType'
  | 'owner'
  | 'address'
  | 'useNature'
  | 'model'
  | 'vinCode'
  | 'engineNumber'
  | 'registrationDate'
  | 'issueDate';

const LABELS: readonly Label<Name>[] = [
  { name: 'licensePlateNumber', pattern: /号牌号码/, inside: true },
  { name: 'vehicleType', pattern: /车辆类型/, inside: true },
  { name: 'owner', pattern: /所有人/ },
  { name: 'address', pattern: /住址/, lines: true },
  { name: 'useNature', pattern: /使用性质/ },
  { name: 'model', pattern: /品牌型号/, inside: true },
  { name: 'vinCode', pattern: /车辆识别代号/ },
  { name: 'engineNumber', pattern: /发动机号码?/ },
  { name: 'registrationDate', pattern: /注册日期/ },
  { name: 'issueDate', pattern: /发证日期/, inside: true },
];

/** Below each label it stands once more in English, in small print. */
const ENGLISH =
  /^(Plate ?No|Vehicle ?Type|Vehicle ?Lic|Owner|Address|Use ?Char|Model|VIN$|Engine ?No|Register ?D|Issue ?D)/i;
const PLATE = /[\u4e00-\u9fff][A-Z][A-Z0-9]{5,6}/;
const ENGINE = /[A-Z0-9-]{4,}/;

/** The main page of a vehicle licence. */
export function readVehicleLicense(page: Page): Readings<'vehicleLicense'> {
  const chinese = { ...page, fragments: page.fragments.filter(({ text }) => !ENGLISH.test(text)) };
  const values = valuesByLabel(chinese, LABELS);
  return present({
    licensePlateNumber: changed(
      readingOf(page, values.licensePlateNumber),
      (text) => PLATE.exec(text.replace(/[·.]/g, ''))?.[0],
    ),
    vehicleType: readingOf(page, values.vehicleType),
    owner: readingOf(page, values.owner),
    address: readingOf(page, values.address),
    useNature: readingOf(page, values.useNature),
    model: readingOf(page, values.model),
    vinCode: findNumber(page, VIN),
    engineNumber: changed(readingOf(page, values.engineNumber), (text) => ENGINE.exec(text)?.[0]),
    registrationDate: changed(readingOf(page, values.registrationDate), dayIn),
    issueDate: changed(readingOf(page, values.issueDate), dayIn),
  });
}
