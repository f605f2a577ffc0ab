import { type PagePath, PRODUCT_NAME } from '@cheyantong/domain';

/**
 * Every page of the portal, once: its path, name, breadcrumb parent and how the shell frames it. The router's table
 * (routes.ts), menu, breadcrumb and kept-alive views are all read from here.
 */
export interface Page {
  path: PagePath;
  title: string;
  /** Breadcrumb parent by page id: it is not always the path's parent. */
  parent?: string;
  /** Top bar shown (the specification's isShowNav). */
  isShowNav: boolean;
  /** Side menu hidden (the specification's hideAppNavMenu). */
  hideAppNavMenu: boolean;
  /** A member finds the rail of the personal centre beside it. */
  rail: boolean;
  breadcrumb: boolean;
  /** Embedded in the mini-program: the view fills the window, no container, menu or footer. */
  mini: boolean;
  /** Left but not forgotten: state and scroll survive. */
  keepAlive: boolean;
  background: 'white' | 'grey';
  /** The route module. */
  module: string;
}

const page = (path: PagePath, title: string, more: Partial<Page> & Pick<Page, 'module'>): Page => ({
  path,
  title,
  parent: 'home',
  isShowNav: true,
  hideAppNavMenu: false,
  rail: false,
  breadcrumb: true,
  mini: false,
  keepAlive: false,
  background: 'grey',
  ...more,
});

const servicePage = (path: PagePath, title: string): Page =>
  page(path, title, {
    parent: 'vehicleService',
    keepAlive: true,
    module: 'features/purchase/page.tsx',
  });

const miniPage = (path: PagePath, module: string): Page =>
  page(path, PRODUCT_NAME, {
    isShowNav: false,
    hideAppNavMenu: true,
    breadcrumb: false,
    mini: true,
    module: `features/mini-program/${module}`,
  });

const personalPage = (path: PagePath, title: string, module: string): Page =>
  page(path, title, { parent: 'personalCenter', hideAppNavMenu: true, rail: true, module });

/** A report is as wide as a sheet and its contents: no room for the rail. */
const reportPage = (path: PagePath, title: string): Page => ({
  ...personalPage(path, title, 'features/reports/page.tsx'),
  rail: false,
});

const aboutPage = (
  name: 'synopsis' | 'introduce' | 'structure' | 'contact',
  title: string,
  folder: string,
): Page =>
  page(`/aboutUs/${name}`, title, { parent: 'aboutUs', module: `features/about/${folder}/page.tsx` });

export const PAGES = {
  home: page('/home', '首页', {
    breadcrumb: false,
    keepAlive: true,
    background: 'white',
    module: 'features/home/page.tsx',
  }),
  login: page('/login', '登录', {
    hideAppNavMenu: true,
    breadcrumb: false,
    module: 'features/account/login-page.tsx',
  }),

  search: page('/search', '站内搜索', { module: 'features/search/results/page.tsx' }),

  reusableHome: page('/reusableHome', '再用件', {
    background: 'white',
    module: 'features/parts/landing/page.tsx',
  }),
  reusableShowroom: page('/reusableTabs/tabs1', '再用件展厅', {
    parent: 'reusableHome',
    module: 'features/parts/showroom/page.tsx',
  }),
  reusableNews: page('/reusableTabs/tabs2', '再用件资讯', {
    parent: 'reusableHome',
    module: 'features/news/list/page.tsx',
  }),
  reusableService: page('/reusableTabs/tabs3', '再用件服务', {
    parent: 'reusableHome',
    module: 'features/parts/service/page.tsx',
  }),
  reusableTrace: page('/reusableTabs/tabs4', '溯源核验', {
    parent: 'reusableHome',
    module: 'features/traceability/parts-page.tsx',
  }),
  reusableNewsDetail: page('/information-detail', '资讯详情', {
    parent: 'reusableNews',
    module: 'features/news/article/page.tsx',
  }),
  reusableDetail: page('/reusableDetail', '再用件详情', {
    parent: 'reusableShowroom',
    module: 'features/parts/detail/page.tsx',
  }),

  miniWebH5: miniPage('/miniWebH5', 'page.tsx'),
  miniWebH5Dev: miniPage('/miniWebH5Dev', 'dev-page.tsx'),

  platformReleases: page('/information/tabs1', '平台发布', {
    parent: 'information',
    module: 'features/news/list/page.tsx',
  }),
  evaluationNotices: page('/information/tabs2', '测评公告', {
    parent: 'information',
    module: 'features/news/list/page.tsx',
  }),
  resultReleases: page('/information/tabs3', '结果发布', {
    parent: 'information',
    module: 'features/news/list/page.tsx',
  }),
  testNotices: page('/information/tabs4', '检测公告', {
    parent: 'information',
    module: 'features/news/list/page.tsx',
  }),
  informationDetail: page('/information/tabs2/detail', '资讯详情', {
    parent: 'evaluationNotices',
    module: 'features/news/article/page.tsx',
  }),

  notices: page('/notices', '平台公告', {
    parent: 'information',
    module: 'features/news/notices/list/page.tsx',
  }),
  noticeDetail: page('/notice-detail', '公告详情', {
    parent: 'notices',
    module: 'features/news/notices/detail/page.tsx',
  }),

  evaluationZone: page('/appraisal/tabs1', '测评专区', {
    parent: 'appraisal',
    module: 'features/evaluations/zone/page.tsx',
  }),
  consumerZone: page('/appraisal/tabs2', '消费者专区', {
    parent: 'appraisal',
    module: 'features/evaluations/consumer/list/page.tsx',
  }),
  moreEvaluations: page('/appraisal/tabs1/more', '更多测评', {
    parent: 'evaluationZone',
    module: 'features/evaluations/more/page.tsx',
  }),
  consumerDetail: page('/appraisal/tabs2/detail', '消费者资讯详情', {
    parent: 'consumerZone',
    module: 'features/evaluations/consumer/detail/page.tsx',
  }),
  evaluationDetail: page('/appraisal/detail', '测评详情', {
    parent: 'evaluationZone',
    module: 'features/evaluations/detail/page.tsx',
  }),
  evaluationComparison: page('/appraisal/compare', '测评对比', {
    parent: 'evaluationZone',
    module: 'features/evaluations/compare/page.tsx',
  }),
  evaluationMethod: page('/appraisal/method', '我们怎么测', {
    parent: 'evaluationZone',
    module: 'features/evaluations/method/page.tsx',
  }),

  detection: servicePage('/vehicleService/detection', '车辆检测'),
  repair: servicePage('/vehicleService/repair', '维修报告'),
  insurance: servicePage('/vehicleService/insurance', '出险报告'),
  battery: servicePage('/vehicleService/battery', '电池报告'),

  referralService: page('/referralService', '推荐服务', {
    module: 'features/catalogue/referral/page.tsx',
  }),

  usedCarShowroom: page('/usedCar/tabs1', '二手车展厅', {
    parent: 'usedCar',
    module: 'features/used-cars/showroom/page.tsx',
  }),
  retentionRanking: page('/usedCar/tabs2', '保值率榜', {
    parent: 'usedCar',
    module: 'features/retention/page.tsx',
  }),
  usedCarDetail: page('/usedCar/detail', '车辆详情', {
    parent: 'usedCarShowroom',
    module: 'features/used-cars/detail/page.tsx',
  }),

  estimate: page('/estimate', '卖车估值', { keepAlive: true, module: 'features/valuation/page.tsx' }),
  estimateDetail: page('/estimate/detail', '估值详情', {
    parent: 'estimate',
    module: 'features/reports/page.tsx',
  }),

  traceability: page('/traceability', '溯源查询', {
    keepAlive: true,
    module: 'features/traceability/page.tsx',
  }),
  partTrace: page('/traceability/detail', '配件溯源详情', {
    parent: 'traceability',
    module: 'features/traceability/part/page.tsx',
  }),
  batteryTrace: page('/traceability/detail2', '电池溯源详情', {
    parent: 'traceability',
    module: 'features/traceability/battery/page.tsx',
  }),

  personalCenter: page('/personalCenter', '个人中心', {
    hideAppNavMenu: true,
    rail: true,
    module: 'features/personal-centre/page.tsx',
  }),
  orderDetail: personalPage('/personalCenter/detail', '订单详情', 'features/orders/detail/page.tsx'),
  invoices: personalPage('/personalCenter/invoices', '发票', 'features/invoices/page.tsx'),
  reportDetail: reportPage('/personalCenter/report', '报告详情'),
  repairReportDetail: reportPage('/personalCenter/maintenance', '维修报告详情'),
  batteryReportDetail: reportPage('/personalCenter/batteryDetail', '电池报告详情'),
  authentication: personalPage(
    '/personalCenter/authentication',
    '身份认证',
    'features/certification/page.tsx',
  ),
  messages: personalPage('/personalCenter/messages', '消息', 'features/messages/page.tsx'),
  privacy: personalPage('/personalCenter/privacy', '隐私与授权', 'features/my-data/page.tsx'),
  accountClosed: page('/personalCenter/closed', '账号已注销', {
    hideAppNavMenu: true,
    breadcrumb: false,
    module: 'features/my-data/closing/closed-page.tsx',
  }),

  offline: page('/offline', '离线阅读', { module: 'features/offline/page.tsx' }),

  agreement: page('/agreement', '协议与声明', { module: 'features/agreements/page.tsx' }),

  companyProfile: aboutPage('synopsis', '公司简介', 'profile'),
  serviceIntroduction: aboutPage('introduce', '服务介绍', 'introduction'),
  organisation: aboutPage('structure', '组织架构', 'structure'),
  contact: aboutPage('contact', '联系我们', 'contact'),
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof PAGES;

/** Paths that only lead on. Those with a title stand in the breadcrumb between home and their pages. */
export const REDIRECTS = {
  information: { path: '/information', to: '/information/tabs1', title: '新闻资讯' },
  appraisal: { path: '/appraisal', to: '/appraisal/tabs1', title: '检测测评' },
  vehicleService: { path: '/vehicleService', to: '/vehicleService/detection', title: '车辆服务' },
  usedCar: { path: '/usedCar', to: '/usedCar/tabs1', title: '二手车' },
  aboutUs: { path: '/aboutUs', to: '/aboutUs/synopsis', title: '关于我们' },
  reusableTabs: { path: '/reusableTabs', to: '/reusableTabs/tabs1', title: '再用件' },
} as const satisfies Record<string, { path: PagePath; to: PagePath; title: string }>;

export type SectionId = keyof typeof REDIRECTS;

export const isPageId = (id: string): id is PageId => id in PAGES;
