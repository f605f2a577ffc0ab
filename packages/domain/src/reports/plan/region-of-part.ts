import type { PlanRegion } from './regions.ts';

/** How reports name the parts along the middle of a car. */
const MIDDLE: readonly [RegExp, PlanRegion][] = [
  [/前保险杠|前杠|中网|前围|大灯/, 'frontBumper'],
  [/后保险杠|后杠|后围|尾灯/, 'rearBumper'],
  [/发动机罩|引擎盖|机舱盖|机盖|前盖/, 'bonnet'],
  [/行李箱|后备箱|尾门|后盖|尾箱/, 'boot'],
  [/车顶|天窗/, 'roof'],
  [/前挡|前风挡/, 'windscreen'],
  [/后挡|后风挡/, 'rearWindow'],
];

/** And those along its sides, after 左前, 右后 … */
const SIDE: readonly [RegExp, string][] = [
  [/前.*(翼子板|叶子板|纵梁)|大灯|前照灯/, 'FrontFender'],
  [/后.*(翼子板|叶子板|纵梁)|尾灯/, 'RearFender'],
  [/后视镜|倒车镜/, 'Mirror'],
  [/前.*(轮|胎|减[振震]|悬[架挂]|摆臂)/, 'FrontWheel'],
  [/后.*(轮|胎|减[振震]|悬[架挂]|摆臂)/, 'RearWheel'],
  [/前.*(门|A ?柱)/, 'FrontDoor'],
  [/后.*(门|C ?柱)/, 'RearDoor'],
];

/** Where on the plan a named part lies; null for parts one does not see from above. */
export function regionOfPart(part: string): PlanRegion | null {
  const side = part.startsWith('左') ? 'left' : part.startsWith('右') ? 'right' : null;
  if (side === null) return MIDDLE.find(([words]) => words.test(part))?.[1] ?? null;
  const name = SIDE.find(([words]) => words.test(part))?.[1];
  return name ? (`${side}${name}` as PlanRegion) : null;
}
