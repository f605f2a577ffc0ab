import { creditCheckCharacter } from '@cheyantong/domain';

/** A company that does not exist. */
export interface SampleCompany {
  creditCode: string;
  companyName: string;
  companyType: string;
  legalPerson: string;
  registeredCapital: string;
  establishDate: string;
  businessTermStart: string;
  /** yyyy-MM-dd or 长期 */
  businessTermEnd: string;
  businessAddress: string;
  businessScope: string;
}

const SCOPE =
  '汽车检测技术服务；二手车鉴定评估；汽车零部件销售；信息咨询服务（不含许可类信息咨询服务）。（依法须经批准的项目，经相关部门批准后方可开展经营活动）';

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  company(
    '91120110MA05R7Q4X',
    '天津样张汽车检测有限公司',
    '有限责任公司',
    '林样明',
    '壹仟万元整',
    '2016-03-08',
    '2016-03-08',
    '2046-03-07',
    '天津市东丽区示例道12号样本大厦3层301室',
  ),
  company(
    '91310115MA1H8T2K6',
    '上海示例二手车交易市场经营管理有限公司',
    '有限责任公司（自然人投资或控股）',
    '陈样',
    '伍佰万元整',
    '2017-12-20',
    '2017-12-20',
    '长期',
    '上海市浦东新区样张路88号1幢2层',
  ),
  company(
    '91510107MA6C3D0LP',
    '成都样本新能源再制造科技有限公司',
    '有限责任公司（自然人独资）',
    '吴样雨桐',
    '叁仟贰佰万元整',
    '2019-08-01',
    '2019-08-01',
    '长期',
    '成都市武侯区示例工业园区样张二路6号',
  ),
  company(
    '91430802MA4LW1Y7R',
    '张家界例样拆解回收有限责任公司',
    '其他有限责任公司',
    '周示例',
    '捌佰捌拾万元整',
    '2015-10-15',
    '2015-10-15',
    '2035-10-14',
    '湖南省张家界市永定区样本村工业小区',
  ),
  company(
    '91640104MA75U9E2H',
    '银川示例汽车销售服务股份有限公司',
    '股份有限公司（非上市）',
    '赵一样',
    '贰亿元整',
    '2014-01-06',
    '2014-01-06',
    '长期',
    '宁夏银川市兴庆区样张西路100号',
  ),
];

/** With a character that the embedded engine has never learnt. */
export const COMPANIES_WITH_RARE_NAMES: readonly SampleCompany[] = [
  company(
    '91120110MA05R7Q4X',
    '天津骉样汽车检测有限公司',
    '有限责任公司',
    '林骉',
    '壹仟万元整',
    '2016-03-08',
    '2016-03-08',
    '2046-03-07',
    '天津市东丽区示例道12号样本大厦3层301室',
  ),
];

function company(
  code: string,
  companyName: string,
  companyType: string,
  legalPerson: string,
  registeredCapital: string,
  establishDate: string,
  businessTermStart: string,
  businessTermEnd: string,
  businessAddress: string,
): SampleCompany {
  return {
    creditCode: code + creditCheckCharacter(code),
    companyName,
    companyType,
    legalPerson,
    registeredCapital,
    establishDate,
    businessTermStart,
    businessTermEnd,
    businessAddress,
    businessScope: SCOPE,
  };
}
