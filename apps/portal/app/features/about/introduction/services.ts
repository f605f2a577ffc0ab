import { PAGES, type PageId } from '../../../pages.ts';

interface Introduced {
  page: PageId;
  what: string;
  /** Who does the work, and who answers for it. */
  who: string;
  /** What it does not tell. */
  limit: string;
}

interface ServiceGroup {
  title: string;
  remark: string;
  services: readonly Introduced[];
}

/** What the portal does for a car owner, in the order they need it. */
export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    title: '买车之前',
    remark: '先看清这辆车',
    services: [
      {
        page: 'usedCarShowroom',
        what: '合作经销商的在售车，带价格参照、车况和可比车辆，最多四辆并排比。',
        who: '车源由经销商提供，价格参照由我们计算',
        limit: '我们不到现场看车，成交前请做检测',
      },
      {
        page: 'retentionRanking',
        what: '同级别、同能源、同车龄的保值率，给区间和样本量。',
        who: '由公开样本计算，方法可查',
        limit: '样本少于下限的车型不排名',
      },
      {
        page: 'evaluationZone',
        what: '碰撞、主动安全、续航与能耗的测评结果和分项得分。',
        who: '由测评部按公开规程测试',
        limit: '只对受测配置负责，不同版本规程不能直接比',
      },
    ],
  },
  {
    title: '查一辆车',
    remark: '报告由合作机构出具并签名',
    services: [
      {
        page: 'detection',
        what: '预约到店检测，按部位给结论和照片，一次说清外观、骨架和机电。',
        who: '由检测机构出具并签名',
        limit: '反映检测当天的车况',
      },
      {
        page: 'repair',
        what: '维修与保养记录，里程是否连贯一目了然。',
        who: '由数据机构查询',
        limit: '“无记录”不等于“没有修过”',
      },
      {
        page: 'insurance',
        what: '出险与理赔记录，区分大小事故。',
        who: '由数据机构查询',
        limit: '没有报保险的事故查不到',
      },
      {
        page: 'battery',
        what: '新能源车的容量、一致性和充电情况，给结论和依据。',
        who: '由检测或数据机构出具',
        limit: '两种方法不一致时会写明',
      },
    ],
  },
  {
    title: '卖车与修车',
    remark: '价格有依据，配件有来源',
    services: [
      {
        page: 'estimate',
        what: '免费估值给区间和理由；也可以预约当地车商上门。',
        who: '由估值模型计算，车商自行报价',
        limit: '估值供参考，不是收购承诺',
      },
      {
        page: 'reusableShowroom',
        what: '报废机动车回用件和再制造件，按等级、适配车型和质保挑选。',
        who: '由有资质的拆解、再制造企业供应',
        limit: '安全气囊和动力电池不在此销售',
      },
      {
        page: 'traceability',
        what: '报告、配件和电池的码都在这里核验，每一环节可以自行验签。',
        who: '各环节由经办企业签名',
        limit: '签名证明没有被改，不证明原话为真',
      },
    ],
  },
];

export const linkOf = ({ page }: Introduced) => ({ to: PAGES[page].path, name: PAGES[page].title });
