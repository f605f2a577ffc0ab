/** The parts of the page, as anchors and in this order. */
export const SECTIONS = {
  buy: '怎么买',
  grades: '分级规则',
  warranty: '质保与退换',
  label: '标识的含义',
  trace: '怎么核对溯源码',
  questions: '常见问题',
  contact: '联系供应商',
} as const;

export type SectionId = keyof typeof SECTIONS;
