/** The parts of the page, as anchors and in this order. */
export const SECTIONS = {
  profile: '车辆档案',
  specs: '参数配置',
  condition: '车况与手续',
  dealer: '车商信息',
  similar: '相似车辆',
} as const;

export type SectionId = keyof typeof SECTIONS;
