import { daysBetween, daysLater } from '@cheyantong/domain';
import type { Draws } from './draws.ts';

/** A day at the workshop that no accident was the reason for. */
export interface Visit {
  day: Date;
  kind: '保养' | '维修';
  content: string;
  material: string | null;
  /** An important component was opened or replaced. */
  component: boolean;
}

interface Life {
  draws: Draws;
  troubled: boolean;
  electric: boolean;
  registered: Date;
  settled: Date;
  today: Date;
}

const PETROL_CARE: [string, string][] = [
  ['小保养：更换机油、机油滤清器', '机油 4 L、机油滤清器'],
  ['小保养；四轮换位、动平衡', '机油 4 L、机油滤清器'],
  ['大保养：机油三滤、空调滤芯、制动液检测', '机油、机油滤清器、空气滤清器、空调滤芯'],
  ['小保养；检查制动片余厚', '机油 4 L、机油滤清器'],
  ['大保养：火花塞、空气滤清器、变速箱油检测', '机油、火花塞 4 只、空气滤清器'],
];
const ELECTRIC_CARE: [string, string | null][] = [
  ['年度保养：高压系统绝缘检测、冷却液液位检查', null],
  ['保养：更换空调滤芯、制动液检测', '空调滤芯'],
  ['年度保养：电池包外观与密封检查、软件升级', null],
  ['保养：四轮换位、减速器油液检查', '减速器油'],
];
const SMALL_REPAIRS: [string, string][] = [
  ['更换前制动片', '前制动片 1 副'],
  ['更换前雨刮片、空调滤芯', '雨刮片、空调滤芯'],
  ['更换轮胎 2 条并做四轮定位', '轮胎 2 条'],
  ['更换 12V 蓄电池', '蓄电池'],
];

export function visitsOf(life: Life): Visit[] {
  const visits = [...careVisits(life), ...smallRepairs(life), ...componentRepairs(life)];
  return visits.toSorted((one, other) => one.day.getTime() - other.day.getTime());
}

function careVisits({ draws, electric, registered, today }: Life): Visit[] {
  const plan = electric ? ELECTRIC_CARE : PETROL_CARE;
  const everyDays = electric ? 345 : 205;
  const visits: Visit[] = [];
  for (let turn = 1; ; turn++) {
    const day = daysLater(registered, turn * everyDays + draws.whole(`care ${turn}`, -25, 25));
    if (day >= today) return visits;
    const [content, material] = plan[(turn - 1) % plan.length] ?? ['例行检查', null];
    visits.push({ day, kind: '保养', content, material, component: false });
  }
}

/** One small repair about every second year. */
function smallRepairs({ draws, registered, today }: Life): Visit[] {
  return SMALL_REPAIRS.flatMap(([content, material], turn) => {
    const day = daysLater(registered, 560 + turn * 610 + draws.whole(`repair ${turn}`, 0, 120));
    return day < today ? [{ day, kind: '维修' as const, content, material, component: false }] : [];
  });
}

function componentRepairs({ troubled, electric, registered, settled }: Life): Visit[] {
  if (!troubled) return [];
  const lived = daysBetween(registered, settled);
  const [content, material] = electric
    ? ['更换电池模组 1 组，重新做均衡与绝缘检测', '电池模组 1 组']
    : ['变速箱拆检，更换阀体与油封', '变速箱阀体、油封、变速箱油'];
  return [{ day: daysLater(registered, lived * 0.62), kind: '维修', content, material, component: true }];
}
