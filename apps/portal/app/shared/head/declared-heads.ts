import { PAGES, type PageId } from '../../pages.ts';

interface DeclaredHead {
  /** What somebody who has not been here reads below the page's name. */
  description: string;
  /** Parameters of the address that make it another page, in this order; all others are left out of its one address. */
  query?: readonly string[];
  /** The page of one thing among many: found only when it says which. */
  oneOfMany?: true;
  /** Names the feeds of the news. */
  feeds?: true;
}

/** Personal, or nothing but the answer to somebody's question: not to be found. */
const HIDDEN = null;

const news = (description: string): DeclaredHead => ({
  description,
  query: ['year', 'pageNum'],
  feeds: true,
});

const article: DeclaredHead = {
  description: '车研通发布的公告、测评结果与解读。',
  query: ['id'],
  oneOfMany: true,
  feeds: true,
};

/** What search engines and previews are told of each page before it knows anything more. */
export const DECLARED_HEADS: Record<PageId, DeclaredHead | typeof HIDDEN> = {
  home: {
    description:
      '车研通：查新闻公告、看检测测评、选二手车、卖车估值、再用件与溯源，一站查询车辆检测、维修、出险和电池报告。由车研汽车技术研究集团主办。',
    feeds: true,
  },
  login: HIDDEN,
  search: HIDDEN,

  reusableHome: {
    description:
      '从报废机动车上拆下、检测分级、赋码上架的再用件，以及有资质企业的再制造件：先看等级、来源和质保，再看价格。',
  },
  reusableShowroom: {
    description:
      '再用件展厅：按车型、配件种类、等级和所在城市找件，每件写明等级、质保、来源车辆与溯源码，并与新件参考价对照。',
    query: ['parentTypeId', 'typeId', 'brandId', 'seriesId', 'pageNum'],
  },
  reusableNews: news('再用件的规则、标识要求与选购提醒：哪些零件可以再用，怎样看懂等级和标签。'),
  reusableService: {
    description:
      '再用件怎么买：购买步骤、A/B/C 等级规则、质保、标签怎么看、溯源怎么核验，以及买家常问的问题。',
  },
  reusableTrace: {
    description: '输入再用件标签上的溯源码，核对它从哪辆报废车拆下、经过谁的手、记录有没有被改动。',
  },
  reusableNewsDetail: article,
  reusableDetail: {
    description: '一件再用件的等级、检测、适配车型、来源车辆与质保。',
    query: ['partId'],
    oneOfMany: true,
  },

  miniWebH5: HIDDEN,
  miniWebH5Dev: HIDDEN,

  platformReleases: news('车研通的平台发布：规则改动、服务说明与数据口径，先在这里公布。'),
  evaluationNotices: news('测评公告：测评计划、规程与征求意见，写明车型、项目和时间。'),
  resultReleases: news('结果发布：整车、零部件与报告服务的测评结果，附方法、样本量和原始数据。'),
  testNotices: news('检测公告：检测方法、标准解读与实验室抽查，说明数字是怎么来的。'),
  informationDetail: article,
  notices: { description: '平台公告：维护安排、规则生效与服务调整，按发布时间排列。', query: ['pageNum'] },
  noticeDetail: { description: '车研通发布的一条公告。', query: ['id'], oneOfMany: true },

  evaluationZone: {
    description:
      '测评专区：按公开规程实测的星级与分项得分，按项目、版本、级别、能源和厂商筛选，可对比，每一分都能照着规程重算。',
    query: ['programCode', 'editionCode'],
  },
  consumerZone: {
    description:
      '消费者专区：购车、电池、冬季、儿童与辅助驾驶，每篇写明依据和核对日期，附问答与可以打印的自查清单。',
    query: ['topic', 'pageNum'],
    feeds: true,
  },
  moreEvaluations: {
    description: '全部测评结果：星级、总分与分项得分，按项目、版本、级别、能源、星级和厂商查看。',
    query: ['programCode', 'editionCode', 'pageNum'],
  },
  consumerDetail: article,
  evaluationDetail: {
    description: '一款车的测评结果：星级、各项试验的测量值、得分曲线与算法，附签名 PDF。',
    query: ['id'],
    oneOfMany: true,
  },
  evaluationComparison: HIDDEN,
  evaluationMethod: {
    description:
      '我们怎么测：每个测评项目、每一版规程的试验、限值、计分曲线、权重和星级门槛，任何人都能照着重算。',
    query: ['program', 'edition'],
  },

  detection: {
    description: '预约第三方机构到店或上门检测车辆：选检测点和时间，先看价格、用时与覆盖范围，再下单。',
  },
  repair: {
    description: '用 VIN 查车辆的维修保养记录：比较各服务商的价格、命中率与用时，查不到按规则退款。',
  },
  insurance: {
    description: '用 VIN 查车辆的出险理赔记录：几次事故、修了哪里、赔了多少，买二手车之前先看。',
  },
  battery: {
    description: '新能源车动力电池报告：健康度、充放电与报警记录，附溯源信息和判断依据。',
  },

  referralService: { description: '推荐服务：按类别比较服务商的内容、价格、用时与覆盖范围。' },

  usedCarShowroom: {
    description: '二手车展厅：各地车商的在售车源，按品牌、车系、价格、车龄和城市筛选，标价与平台估值对照。',
    query: ['brandId', 'seriesId', 'cityCode', 'pageNum'],
  },
  retentionRanking: {
    description: '二手车保值率榜：车系和品牌在一年、三年、五年车龄的标价占新车指导价的比例，附区间与样本量。',
    query: ['rankType', 'years', 'energyType'],
  },
  usedCarDetail: {
    description: '一辆二手车的档案、参数、标价与车商。',
    query: ['vehicleId'],
    oneOfMany: true,
  },

  estimate: {
    description: '卖车估值：选车型、上牌时间、里程和城市，马上给出价格区间，并说明依据和误差，不需要手机号。',
  },
  estimateDetail: HIDDEN,

  traceability: {
    description: '溯源查询：报告、配件、电池和车架号，一个框都能查，核对记录有没有被改动。',
  },
  partTrace: HIDDEN,
  batteryTrace: HIDDEN,

  personalCenter: HIDDEN,
  orderDetail: HIDDEN,
  invoices: HIDDEN,
  reportDetail: HIDDEN,
  repairReportDetail: HIDDEN,
  batteryReportDetail: HIDDEN,
  authentication: HIDDEN,
  messages: HIDDEN,
  privacy: HIDDEN,
  accountClosed: HIDDEN,
  offline: HIDDEN,

  companyProfile: { description: '车研汽车技术研究集团与车研通：做什么、凭什么、怎样保持中立。' },
  serviceIntroduction: { description: '车研通的服务：报告查询、车辆检测、估值、二手车、再用件与溯源。' },
  organisation: { description: '车研汽车技术研究集团的组织架构与各部门职责。' },
  agreement: {
    description: '车研通的用户协议、隐私政策与各项服务约定：现行版本、历次版本与改动。',
    query: ['id', 'version'],
  },
  contact: { description: '联系车研通：电话、地址、服务时间与留言。' },
};

/** The pages that can be found by their path alone, with something on them. */
export const FINDABLE_PATHS: readonly string[] = (Object.keys(PAGES) as PageId[])
  .filter((id) => isFindable(id) && !DECLARED_HEADS[id]?.oneOfMany)
  .map((id) => PAGES[id].path);

export function isFindable(id: PageId): boolean {
  return DECLARED_HEADS[id] !== HIDDEN;
}
