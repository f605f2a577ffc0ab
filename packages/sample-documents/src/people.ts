import { identityCheckDigit, sexOf } from '@cheyantong/domain';

/** Somebody who does not exist. */
export interface SamplePerson {
  name: string;
  sex: '男' | '女';
  ethnicity: string;
  /** yyyy-MM-dd */
  birthDate: string;
  address: string;
  idNumber: string;
  issueAuthority: string;
  validStartDate: string;
  /** yyyy-MM-dd or 长期 */
  validEndDate: string;
}

/** Names, addresses and numbers are made up; only the region that a number begins with exists. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  person(
    '林样明',
    '汉',
    '120110',
    '1990-01-01',
    '001',
    '天津市东丽区样张路18号示例小区3号楼2门501号',
    '天津市公安局东丽分局',
    '2019-03-05',
    '2039-03-05',
  ),
  person(
    '陈样',
    '汉',
    '310115',
    '1985-11-23',
    '042',
    '上海市浦东新区示例镇样本路256弄12号602室',
    '上海市公安局浦东分局',
    '2016-07-18',
    '2036-07-18',
  ),
  person(
    '欧阳例文',
    '满',
    '210102',
    '1978-06-30',
    '117',
    '沈阳市和平区示例街道样张胡同9号',
    '沈阳市公安局和平分局',
    '2012-12-01',
    '2032-12-01',
  ),
  person(
    '赵一样',
    '回',
    '640104',
    '1996-02-29',
    '206',
    '宁夏银川市兴庆区样本西路77号示例苑5-1-302',
    '银川市公安局兴庆区分局',
    '2021-09-10',
    '2031-09-10',
  ),
  person(
    '黄例',
    '壮',
    '450103',
    '1969-10-08',
    '055',
    '广西南宁市青秀区示例大道100号样张花园8栋1单元1203号',
    '南宁市公安局青秀分局',
    '2015-05-20',
    '长期',
  ),
  person(
    '吴样雨桐',
    '汉',
    '510107',
    '2003-12-17',
    '328',
    '四川省成都市武侯区样张街6号附1号',
    '成都市公安局武侯区分局',
    '2022-01-14',
    '2032-01-14',
  ),
  person(
    '周示例',
    '土家',
    '430802',
    '1988-08-08',
    '413',
    '湖南省张家界市永定区示例乡样本村第三组21号',
    '张家界市公安局永定分局',
    '2018-11-11',
    '2038-11-11',
  ),
  person(
    '郑样宁',
    '蒙古',
    '150102',
    '1992-04-05',
    '064',
    '呼和浩特市新城区样张南街33号示例家园2号楼',
    '呼和浩特市公安局新城分局',
    '2020-02-28',
    '2040-02-28',
  ),
];

/** Names with characters that the embedded engine has never learnt. */
export const PEOPLE_WITH_RARE_NAMES: readonly SamplePerson[] = [
  person(
    '林骉',
    '汉',
    '120110',
    '1990-01-01',
    '001',
    '天津市东丽区样张路18号示例小区3号楼2门501号',
    '天津市公安局东丽分局',
    '2019-03-05',
    '2039-03-05',
  ),
  person(
    '陈堃䶮',
    '汉',
    '310115',
    '1985-11-23',
    '042',
    '上海市浦东新区示例镇样本路256弄12号602室',
    '上海市公安局浦东分局',
    '2016-07-18',
    '2036-07-18',
  ),
  person(
    '赵㛃',
    '回',
    '640104',
    '1996-02-29',
    '206',
    '宁夏银川市兴庆区样本西路77号示例苑5-1-302',
    '银川市公安局兴庆区分局',
    '2021-09-10',
    '2031-09-10',
  ),
];

function person(
  name: string,
  ethnicity: string,
  region: string,
  birthDate: string,
  serial: string,
  address: string,
  issueAuthority: string,
  validStartDate: string,
  validEndDate: string,
): SamplePerson {
  const body = `${region}${birthDate.replaceAll('-', '')}${serial}`;
  const idNumber = body + identityCheckDigit(body);
  return {
    name,
    ethnicity,
    birthDate,
    address,
    idNumber,
    issueAuthority,
    validStartDate,
    validEndDate,
    sex: sexOf(idNumber),
  };
}
