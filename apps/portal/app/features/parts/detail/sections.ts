/** The parts of the page, as anchors and in this order. */
export const SECTIONS = {
  fits: '适配车型',
  donor: '来源车辆',
  tests: '检测结果',
  dismantler: '拆解企业',
  about: '商品说明',
  alike: '同类再用件',
} as const;

export type SectionId = keyof typeof SECTIONS;
