/** The five paid services. The specification numbers them; everything else about a service hangs on its row here. */
export const SERVICES = {
  inspection: {
    orderType: 0,
    categoryId: '103',
    word: '检测',
    name: '车辆检测',
    orderTypeLabel: '车辆检测',
    payTitle: '车辆检测服务',
    path: '/vehicleService/detection',
    reportPath: '/personalCenter/report',
    reportPrefix: 'JC',
  },
  valuation: {
    orderType: 1,
    categoryId: '102',
    word: '估值',
    name: '车辆估值',
    orderTypeLabel: '估值报告',
    payTitle: '车辆估值服务',
    path: '/estimate',
    reportPath: '/personalCenter/report',
    reportPrefix: 'GZ',
  },
  repair: {
    orderType: 2,
    categoryId: '3',
    word: '维修',
    name: '维修报告',
    orderTypeLabel: '维修报告',
    payTitle: '维修报告服务',
    path: '/vehicleService/repair',
    reportPath: '/personalCenter/maintenance',
    reportPrefix: 'WX',
  },
  accident: {
    orderType: 3,
    categoryId: '6',
    word: '出险',
    name: '出险报告',
    orderTypeLabel: '出险报告',
    payTitle: '出险报告服务',
    path: '/vehicleService/insurance',
    reportPath: '/personalCenter/report',
    reportPrefix: 'CX',
  },
  battery: {
    orderType: 4,
    categoryId: '109',
    word: '电池',
    name: '电池报告',
    orderTypeLabel: '电池报告',
    payTitle: '电池报告服务',
    path: '/vehicleService/battery',
    reportPath: '/personalCenter/batteryDetail',
    reportPrefix: 'DC',
  },
} as const;

export type Service = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as Service[];
export type OrderType = (typeof SERVICES)[Service]['orderType'];

export const serviceOfOrderType = (orderType: OrderType): Service =>
  SERVICE_NAMES.find((service) => SERVICES[service].orderType === orderType) ?? 'inspection';

/** The service a category belongs to, when it is one of the five parents. */
export const serviceOfCategory = (categoryId: string): Service | undefined =>
  SERVICE_NAMES.find((service) => SERVICES[service].categoryId === categoryId);

/** Where an order stands: its number on the wire, its label, and where it may go from there (api.md section 3). */
const ORDER_STATUS_TABLE = {
  unpaid: { code: 0, label: '待付款', next: ['paid', 'canceled'] },
  paid: { code: 1, label: '已付款', next: ['inService', 'refunding'] },
  inService: { code: 2, label: '报告生成中', next: ['completed', 'refunding'] },
  completed: { code: 3, label: '已完成', next: [] },
  canceled: { code: 4, label: '已取消', next: [] },
  refunding: { code: 5, label: '退款中', next: ['refunded'] },
  refunded: { code: 6, label: '已退款', next: [] },
} as const satisfies Record<string, { code: number; label: string; next: readonly string[] }>;

export type OrderStatus = keyof typeof ORDER_STATUS_TABLE;
export type OrderStatusCode = (typeof ORDER_STATUS_TABLE)[OrderStatus]['code'];
export const ORDER_STATUSES = Object.keys(ORDER_STATUS_TABLE) as [OrderStatus, ...OrderStatus[]];

export const orderStatusCode = (status: OrderStatus): OrderStatusCode => ORDER_STATUS_TABLE[status].code;

export const orderStatusOfCode = (code: OrderStatusCode): OrderStatus =>
  ORDER_STATUSES.find((status) => ORDER_STATUS_TABLE[status].code === code) ?? 'unpaid';

/** An inspection is done on the car, the other services make a document. */
export const orderStatusLabel = (status: OrderStatus, service: Service): string =>
  status === 'inService' && service === 'inspection' ? '检测中' : ORDER_STATUS_TABLE[status].label;

/** The statuses an order may come from, for the condition of the one statement that changes it. */
export const orderStatusesBefore = (next: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => (ORDER_STATUS_TABLE[status].next as readonly string[]).includes(next));

/** How far the report of an order has got; numbers on the wire. */
export const REPORT_STATUSES = { none: 0, generating: 1, ready: 2, failed: 3 } as const;
export type ReportStatus = keyof typeof REPORT_STATUSES;

/** Who moved an order. */
export const ORDER_ACTORS = {
  member: '本人',
  system: '系统',
  payment: '支付渠道',
  provider: '服务机构',
  operator: '客服',
} as const;
export type OrderActor = keyof typeof ORDER_ACTORS;

/** How a visitor pays. The wire counts from 1, the dialog from 0. */
export const PAY_CHANNELS = {
  alipay: { wire: 1, dialog: 0, label: '支付宝' },
  wechat: { wire: 2, dialog: 1, label: '微信' },
} as const;
export type PayChannel = keyof typeof PAY_CHANNELS;
export type PayChannelCode = (typeof PAY_CHANNELS)[PayChannel]['wire'];
export const PAY_CHANNEL_NAMES = Object.keys(PAY_CHANNELS) as [PayChannel, ...PayChannel[]];

export const payChannelOfCode = (code: PayChannelCode): PayChannel => (code === 1 ? 'alipay' : 'wechat');

/** A code to be scanned with WeChat; anything else is Alipay's and goes into the frame. */
export const isWechatLink = (link: string): boolean => link.startsWith('weixin://');
