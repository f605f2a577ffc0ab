/** A department and its offices; all invented. */
export interface Department {
  name: string;
  task: string;
  offices: readonly string[];
  /** Kept apart from those who measure and publish. */
  walledOff?: boolean;
}

export const BOARD = { name: '车研汽车技术研究集团', task: '理事会' };
export const MANAGEMENT = { name: '管理层', task: '日常运营' };

/** They belong to nobody they watch. */
export const OVERSIGHT = [
  { name: '技术委员会', task: '外部专家过半，审规程', watches: '测评部', how: '只对规程负责' },
  { name: '监督委员会', task: '消费者与媒体代表', watches: '合规部', how: '直接查投诉与更正' },
] as const;

export const DEPARTMENTS: readonly Department[] = [
  { name: '测评部', task: '定规程、做试验、算分', offices: ['碰撞试验室', '环境舱与续航', '主动安全'] },
  { name: '检测部', task: '车辆检测与复检', offices: ['检测标准', '网点管理', '抽查复检'] },
  { name: '研究部', task: '估值、保值率与统计', offices: ['估值模型', '数据质量', '公开数据'] },
  { name: '平台部', task: '网站、小程序、订单', offices: ['产品与设计', '研发与运维', '客户服务'] },
  { name: '商务部', task: '服务商接入与合同', offices: ['合作机构', '结算与退款'], walledOff: true },
  { name: '合规部', task: '隐私、投诉与更正', offices: ['个人信息', '投诉与更正', '内部审计'] },
];

export const FIREWALL = { name: '防火墙', rule: '商务部看不到未发布的分数，也不管测评经费' };
