/** A car that does not exist, with a number in the form of GB 16735. */
export interface SampleCar {
  licensePlateNumber: string;
  vehicleType: string;
  owner: string;
  address: string;
  useNature: string;
  model: string;
  vinCode: string;
  engineNumber: string;
  registrationDate: string;
  issueDate: string;
}

export const SAMPLE_CARS: readonly SampleCar[] = [
  {
    licensePlateNumber: '津A12Y34',
    vehicleType: '小型轿车',
    owner: '林样明',
    address: '天津市东丽区样张路18号示例小区3号楼',
    useNature: '非营运',
    model: '大众汽车牌SVW71617BM',
    vinCode: 'LSVAM4187C2184847',
    engineNumber: 'A12345',
    registrationDate: '2012-09-12',
    issueDate: '2020-06-03',
  },
  {
    licensePlateNumber: '沪AD01234',
    vehicleType: '小型纯电动轿车',
    owner: '上海示例二手车交易市场经营管理有限公司',
    address: '上海市浦东新区样张路88号1幢2层',
    useNature: '租赁',
    model: '样本牌YB7000BEV',
    vinCode: '1M8GDM9AXKP042788',
    engineNumber: 'TZ200XS07',
    registrationDate: '2021-04-30',
    issueDate: '2021-05-06',
  },
];
