import { OPERATOR, PRODUCT_NAME } from '@cheyantong/domain';
import type { notices } from './tables.ts';

type DemoNotice = Omit<typeof notices.$inferInsert, 'publisherName' | 'publishedAt'> & { daysAgo: number };

const DEMO: DemoNotice[] = [
  {
    daysAgo: 0.2,
    level: 'H',
    title: '《个人信息保护声明》修订公告',
    content:
      '<p>修订后的声明写明：询价和卖车预约会交给哪家车商、保存多久、如何撤回。新版自 2026 年 11 月 1 日起施行，可在个人中心查看每一条线索的去向。</p>',
  },
  {
    daysAgo: 2,
    level: 'M',
    title: '2027 年度车辆测评计划征求意见',
    content:
      '<p>计划草案涵盖乘用车安全、能耗与智能辅助三个方向，欢迎车主和企业在两周内提出意见。意见汇总后随正式计划一并公布。</p>',
  },
  {
    daysAgo: 5,
    level: 'M',
    title: '新能源二手车电池检测规程更新',
    content:
      '<p>新版规程补充了低温条件下的容量测算方法，并要求报告注明测试温度与充放电次数。此前出具的报告继续有效。</p>',
  },
  {
    daysAgo: 9,
    level: 'L',
    title: '二手车展厅上线车辆对比功能',
    content: '<p>最多可同时对比四辆车，价格、车龄、里程和配置逐项并列，差异之处会突出显示。</p>',
  },
  {
    daysAgo: 14,
    level: 'M',
    title: '再用件溯源标识使用说明',
    content:
      '<p>扫描再用件上的溯源码，可以查看拆解企业、检测项目和流转记录。查询不到记录时，请勿安装并向销售方核实。</p>',
  },
  {
    daysAgo: 21,
    level: 'L',
    title: '消费者开放日报名通知',
    content:
      '<p>开放日将讲解碰撞试验与电池检测的流程，并安排现场答疑。名额有限，按报名先后确认，结果以短信通知为准。</p>',
  },
  {
    daysAgo: 30,
    level: 'M',
    title: '关于规范合作机构报告格式的通知',
    content:
      '<p>合作机构出具的检测、维修、出险和电池报告统一标注数据来源、覆盖范围与查询时间。“无记录”不等于“无问题”，报告中将作明确提示。</p>',
  },
  {
    daysAgo: 45,
    level: 'H',
    title: '谨防冒用平台名义收费的提示',
    content: `<p>${PRODUCT_NAME}不会通过电话或短信索要验证码，也不收取任何“保证金”。遇到此类情况，请保留证据并向公安机关报案。</p>`,
  },
];

export const DEMO_NOTICES = DEMO.map((notice) => ({
  ...notice,
  publisherName: OPERATOR.production.company,
}));
