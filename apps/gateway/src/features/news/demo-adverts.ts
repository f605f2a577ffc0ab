import type { adverts } from './tables.ts';

/** Places of the web portal, in the specification's numbers. */
const HOME = { type: 2, activityType: 1 } as const;
const USED_CARS = { type: 2, activityType: 3 } as const;

const picture = (drawing: string): string => `/pictures/cars/${drawing}-960.webp`;

export const DEMO_ADVERTS: (typeof adverts.$inferInsert)[] = [
  {
    ...HOME,
    sort: 1,
    title: '卖车之前，先看值多少',
    subtitle: '选好车型、里程和城市，马上看到价格区间',
    actionLabel: '免费估值',
    redirectUrl: '/estimate',
    imageUrl: picture('hatchback-quarter-red'),
  },
  {
    ...HOME,
    sort: 2,
    title: '挑二手车，信息摆在明面上',
    subtitle: '车况、价格、车商，一页看清，最多四辆并排对比',
    actionLabel: '去展厅看车',
    redirectUrl: '/usedCar/tabs1',
    imageUrl: picture('sedan-quarter-silver'),
  },
  {
    ...HOME,
    sort: 3,
    title: '买前查一查，心里更有底',
    subtitle: '检测、维修、出险、电池，四类报告由合作机构提供',
    actionLabel: '查看车辆服务',
    redirectUrl: '/vehicleService/detection',
    imageUrl: picture('hatchback-quarter-red'),
  },
  {
    ...HOME,
    sort: 4,
    title: '怎么测的，一项一项讲给你听',
    subtitle: '规程公开、过程留痕，测评结论都有出处',
    actionLabel: '进入测评专区',
    redirectUrl: '/appraisal/tabs1',
    imageUrl: picture('estate-quarter-green'),
  },
  {
    ...USED_CARS,
    sort: 1,
    title: '先定预算，再挑好车',
    subtitle: '按价格、车龄、里程层层筛选',
    actionLabel: '十万以内好车',
    redirectUrl: '/usedCar/tabs1?priceMax=10',
    imageUrl: picture('hatchback-quarter-orange'),
  },
  {
    ...USED_CARS,
    sort: 2,
    title: '哪些车更保值',
    subtitle: '同级别、同能源、同车龄，放在一起比',
    actionLabel: '看保值率榜',
    redirectUrl: '/usedCar/tabs2',
    imageUrl: picture('suv-side-white'),
  },
  {
    ...USED_CARS,
    sort: 3,
    title: '换车，从卖车开始',
    subtitle: '留下城市和手机号，由当地车商联系你',
    actionLabel: '预约卖车',
    redirectUrl: '/estimate',
    imageUrl: picture('mpv-quarter-champagne'),
  },
];
