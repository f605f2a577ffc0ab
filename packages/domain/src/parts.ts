/** What the law wants to read on every part that was taken from a scrapped vehicle and is sold again. */
export const REUSED_PART_LABEL = '报废机动车回用件';

/** The platform's grades, each with the rule it is given by. */
export const PART_GRADES = {
  A: { label: 'A 级', rule: '外观无可见损伤，功能检测全部合格，可直接装车' },
  B: { label: 'B 级', rule: '有轻微使用痕迹，功能检测全部合格，不影响使用' },
  C: { label: 'C 级', rule: '外观需要修复，功能检测合格，修复后装车' },
} as const;
export type PartGrade = keyof typeof PART_GRADES;

/** One purchase asks for no more than this; who needs more talks to the supplier. */
export const MOST_PARTS_AT_ONCE = 20;
