import { daysBetween, daysLater } from '@cheyantong/domain';
import type { Draws } from './draws.ts';

/** A damage that an insurer paid for, a workshop repaired and an inspector can still see. */
export interface Accident {
  day: Date;
  level: 1 | 2 | 3;
  cityName: string;
  insuranceType: string;
  /** Panels and parts, in the words of the inspection's list. */
  parts: string[];
  /** Frame points that were hurt. */
  frame: string[];
  airbag: boolean;
  repaired: string[];
  replaced: string[];
  laborCents: number;
  materialCents: number;
}

interface Life {
  draws: Draws;
  troubled: boolean;
  registered: Date;
  settled: Date;
}

const CITIES: [string, ...string[]] = ['天津市', '杭州市', '成都市', '武汉市', '西安市', '苏州市'];

type Damage = Omit<Accident, 'day' | 'cityName' | 'laborCents' | 'materialCents'> & {
  laborYuan: number;
  materialYuan: number;
};

const BUMPER: Damage = {
  level: 1,
  insuranceType: '车损险',
  parts: ['后保险杠'],
  frame: [],
  airbag: false,
  repaired: ['后保险杠整形、喷漆'],
  replaced: [],
  laborYuan: 860,
  materialYuan: 320,
};
const DOOR: Damage = {
  level: 1,
  insuranceType: '车损险',
  parts: ['左后车门'],
  frame: [],
  airbag: false,
  repaired: ['左后车门钣金、喷漆'],
  replaced: [],
  laborYuan: 1_180,
  materialYuan: 460,
};
const FENDER: Damage = {
  level: 2,
  insuranceType: '车损险',
  parts: ['左前翼子板', '前保险杠', '前大灯'],
  frame: [],
  airbag: false,
  repaired: ['左前翼子板钣金、喷漆'],
  replaced: ['前保险杠', '左前大灯'],
  laborYuan: 2_400,
  materialYuan: 5_650,
};
const FRONT_CRASH: Damage = {
  level: 3,
  insuranceType: '车损险',
  parts: ['发动机舱盖表面', '右前翼子板', '前保险杠', '前大灯', '右前车门'],
  frame: ['右前纵梁', '右前减震器悬挂部位'],
  airbag: true,
  repaired: ['右前纵梁校正、焊接', '右前车门钣金、喷漆'],
  replaced: ['发动机舱盖', '右前翼子板', '前保险杠', '右前大灯', '水箱框架', '主驾驶安全气囊'],
  laborYuan: 14_600,
  materialYuan: 41_300,
};

export function accidentsOf(life: Life): Accident[] {
  const { draws, troubled } = life;
  if (troubled) {
    return [happened(life, FRONT_CRASH, 0.45), happened(life, FENDER, 0.66), happened(life, BUMPER, 0.84)];
  }
  return draws.at('accident') < 0.8
    ? [happened(life, draws.pick('which accident', [BUMPER, DOOR]), 0.52)]
    : [];
}

/** `when` is the share of the car's life that had passed. */
function happened({ draws, registered, settled }: Life, damage: Damage, when: number): Accident {
  const { laborYuan, materialYuan, ...facts } = damage;
  const lived = daysBetween(registered, settled);
  const cents = (yuan: number, name: string): number =>
    Math.round(yuan * draws.between(`${name} ${when}`, 0.9, 1.15)) * 100;
  return {
    ...facts,
    day: daysLater(registered, Math.floor(lived * when)),
    cityName: draws.pick('home city', CITIES),
    laborCents: cents(laborYuan, 'labour'),
    materialCents: cents(materialYuan, 'material'),
  };
}
