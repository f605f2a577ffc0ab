import type { Service } from '@cheyantong/domain';

/** What one service is, whoever does it. */
interface Goods {
  name: string;
  description: string;
  attributes: { name: string; value: string }[];
  refundRule: string;
  /** What can be chosen; the price is that of the offer times this. */
  variants: { suffix: string; name: string; description: string; timesPrice: number }[];
}

const FOUND_NOTHING = '查无记录或查询失败时自动全额原路退款；报告生成后不支持退款。';

export const GOODS: Record<Service, Goods> = {
  inspection: {
    name: '整车检测',
    description: '检测师按国家标准逐项检查车身、发动机舱、驾驶舱、启动、路试与底盘，出具分级报告。',
    attributes: [
      { name: '检测依据', value: 'GB/T 30323' },
      { name: '报告形式', value: '在线报告与 PDF' },
    ],
    refundRule: '预约日之前可取消并全额原路退款；检测开始后不支持退款。',
    variants: [
      { suffix: 'STD', name: '标准检测', description: '六大部分逐项检查，含骨架与漆面', timesPrice: 1 },
      { suffix: 'PRO', name: '深度检测', description: '另含举升检查与控制单元读取', timesPrice: 1.5 },
    ],
  },
  valuation: {
    name: '车辆估值',
    description: '按车型、上牌时间、里程与城市给出三种车况、三类成交方式的价格区间与走势。',
    attributes: [
      { name: '价格口径', value: '收购价、个人成交价、零售价' },
      { name: '走势', value: '近 12 个月与未来 6 个月' },
    ],
    refundRule: '无法估值时自动全额原路退款；报告生成后不支持退款。',
    variants: [{ suffix: 'STD', name: '估值报告', description: '三种车况的价格与走势', timesPrice: 1 }],
  },
  repair: {
    name: '维修报告',
    description: '查询维修与保养记录，核对里程，指出结构件、重要部件与外观件的维修。',
    attributes: [
      { name: '查询方式', value: 'VIN，个别品牌需发动机号' },
      { name: '内容', value: '维修、保养、里程' },
    ],
    refundRule: FOUND_NOTHING,
    variants: [{ suffix: 'STD', name: '维修保养记录', description: '全部可查的进店记录', timesPrice: 1 }],
  },
  accident: {
    name: '出险报告',
    description: '查询保险理赔记录，列出每次出险的部位、维修与更换项目和金额。',
    attributes: [
      { name: '查询方式', value: 'VIN' },
      { name: '内容', value: '理赔次数、金额、部位' },
    ],
    refundRule: FOUND_NOTHING,
    variants: [{ suffix: 'STD', name: '理赔记录', description: '全部可查的理赔记录', timesPrice: 1 }],
  },
  battery: {
    name: '电池报告',
    description: '给出动力电池健康度、衰减曲线、充电习惯与告警记录。',
    attributes: [
      { name: '适用车辆', value: '纯电动、插电混动、增程式' },
      { name: '内容', value: '健康度、一致性、告警' },
    ],
    refundRule: FOUND_NOTHING,
    variants: [{ suffix: 'STD', name: '电池健康报告', description: '健康度与衰减曲线', timesPrice: 1 }],
  },
};
