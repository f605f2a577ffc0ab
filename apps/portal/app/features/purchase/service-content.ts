import type { Service } from '@cheyantong/domain';
import type { PageId } from '../../pages.ts';

/** The services that have an order page of this kind; a valuation is ordered at /estimate. */
export type PageService = Exclude<Service, 'valuation'>;

export interface ServiceContent {
  page: PageId;
  /** Heading over the packages. */
  packageTitle: string;
  /** What one gets, in a sentence. */
  promise: string;
  /** What is in the report. */
  parts: readonly { name: string; text: string }[];
  /** Where the whole sample report is read. */
  sampleAddress: string;
  /** Some makes file repairs under the engine's number. */
  asksEngineNo: boolean;
  newEnergyOnly: boolean;
  /** Done on the car, at an outlet, by appointment; the car may then be named by its plate. */
  onTheCar: boolean;
}

const ON_PAPER = { asksEngineNo: false, newEnergyOnly: false, onTheCar: false } as const;

/** What the four order pages say and ask; everything else about them is the same. */
export const SERVICE_CONTENT: Record<PageService, ServiceContent> = {
  inspection: {
    ...ON_PAPER,
    page: 'detection',
    onTheCar: true,
    packageTitle: '选择检测套餐',
    promise: '工程师在检测点实车查验，按 GB/T 30323 逐项记录、分区判级，需留意项写明预计费用。',
    parts: [
      { name: '骨架 13 处', text: '有无切割、烧焊、变形' },
      { name: '六大部位', text: '车身、发动机舱、座舱、启动、路试、底盘' },
      { name: '漆膜与轮胎', text: '逐面膜厚、胎纹与生产周' },
      { name: '里程核对', text: '仪表、磨损与历史记录对照' },
      { name: '需留意项', text: '实测值、判断与预计费用' },
      { name: '判级', text: '总分与五级技术状况' },
    ],
    sampleAddress: '/personalCenter/report?orderType=0&sample=1',
  },
  repair: {
    ...ON_PAPER,
    page: 'repair',
    asksEngineNo: true,
    packageTitle: '选择报告',
    promise: '按 VIN 查询已接入维修企业的历次维修保养，里程前后不符会单独标出。',
    parts: [
      { name: '维修保养记录', text: '时间、里程、项目与用料' },
      { name: '换件清单', text: '结构件、重要部件、外观件分开列' },
      { name: '里程曲线', text: '逐次里程与合理区间' },
      { name: '重大提示', text: '火烧、水泡、结构件维修' },
      { name: '保养习惯', text: '一年几次、最近一次' },
      { name: '查了哪里', text: '接入范围，查不到也写明' },
    ],
    sampleAddress: '/personalCenter/maintenance?sample=1',
  },
  accident: {
    ...ON_PAPER,
    page: 'insurance',
    packageTitle: '选择报告',
    promise: '按 VIN 查询已接入保险数据的历次出险、受损部位、换件与金额。',
    parts: [
      { name: '历次出险', text: '时间、险别与事故类型' },
      { name: '受损部位', text: '按车身位置汇总次数' },
      { name: '换件与维修', text: '项目、工时与材料金额' },
      { name: '重大提示', text: '火烧、水泡、全损、盗抢' },
      { name: '金额统计', text: '累计、单次最高' },
      { name: '查了哪里', text: '接入范围，查不到也写明' },
    ],
    sampleAddress: '/personalCenter/report?orderType=3&sample=1',
  },
  battery: {
    ...ON_PAPER,
    page: 'battery',
    newEnergyOnly: true,
    packageTitle: '选择报告',
    promise: '按 VIN 查询动力电池的健康度、容量衰减、一致性与使用情况，只适用于新能源车。',
    parts: [
      { name: '健康度 SOH', text: '当前值与逐月走势' },
      { name: '容量与续航', text: '现有容量对比出厂' },
      { name: '一致性', text: '电芯压差与温差' },
      { name: '充电习惯', text: '快充占比、循环次数' },
      { name: '异常告警', text: '绝缘、过温、过压记录' },
      { name: '质保', text: '剩余年限与里程' },
    ],
    sampleAddress: '/personalCenter/batteryDetail?sample=1',
  },
};

export const PAGE_SERVICES = Object.keys(SERVICE_CONTENT) as PageService[];

export const serviceOfPage = (id: PageId | null): PageService =>
  PAGE_SERVICES.find((service) => SERVICE_CONTENT[service].page === id) ?? 'inspection';
