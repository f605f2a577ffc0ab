import {
  BODY_TYPES,
  type BodyType,
  EMISSION_STANDARDS,
  ENERGY_TYPES,
  type EnergyType,
  GEAR_TYPES,
  type GearType,
  LEVELS,
} from '@cheyantong/domain';

/** A cell that cannot be used; the message is the reason the operator reads. */
export class UnusableCell extends Error {}

/** What listings write for our brands; a brand that is not here keeps its own name. */
const BRAND_ALIASES: Readonly<Record<string, string>> = {
  AITO: '问界',
  ARCFOX极狐: '极狐',
  BAW北汽制造: '北汽制造',
  Polestar极星: '极星',
  SERES赛力斯: '赛力斯',
  上汽大通MAXUS: '上汽大通',
  五菱汽车: '五菱',
  几何汽车: '吉利几何',
  北京汽车: '北京',
  北京越野: '北京',
  吉利汽车: '吉利',
  哪吒汽车: '哪吒',
  威马汽车: '威马',
  小米汽车: '小米',
  小鹏汽车: '小鹏',
  岚图汽车: '岚图',
  智己汽车: '智己',
  江汽集团: '江淮',
  江淮瑞风: '江淮',
  深蓝汽车: '深蓝',
  理想汽车: '理想',
  钧天汽车: '钧天',
  零跑汽车: '零跑',
  飞凡汽车: '飞凡',
  高合汽车: '高合',
};

const ENERGY_ALIASES: Readonly<Record<string, EnergyType>> = {
  插电式混合动力: '插电混动',
  油电混合: '油电混动',
};

const LEVEL_ALIASES: Readonly<Record<string, string>> = { 微卡: '皮卡' };

const says = (cell: string): boolean => cell !== '' && cell !== '-';

const oneOf =
  <Word extends string>(what: string, words: readonly Word[]) =>
  (cell: string): Word => {
    const word = words.find((candidate) => candidate === cell);
    if (!word) throw new UnusableCell(`${what}「${cell}」无法识别`);
    return word;
  };

const orNull =
  <T>(read: (cell: string) => T) =>
  (cell: string): T | null =>
    says(cell) ? read(cell) : null;

export function brandWord(cell: string): string {
  const name = cell.replaceAll('・', '·');
  return BRAND_ALIASES[name] ?? name;
}

export const energyWord = (cell: string): EnergyType =>
  ENERGY_ALIASES[cell] ?? oneOf('能源类型', ENERGY_TYPES)(cell);

export const gearboxWord: (cell: string) => GearType | null = orNull(oneOf('变速箱', GEAR_TYPES));

export const bodyWord: (cell: string) => BodyType | null = orNull(oneOf('车身形式', BODY_TYPES));

export const emissionWord = orNull(oneOf('排放标准', EMISSION_STANDARDS));

/** Listings leave the level of an MPV empty and write a dash where they do not know it. */
export const levelWord = (cell: string): string | null =>
  cell === '' ? 'MPV' : orNull(oneOf('级别', LEVELS))(LEVEL_ALIASES[cell] ?? cell);

export const freeText = orNull((cell) => cell);

/** 2L and 2.0L are the same; nothing has no litres. */
export const displacementText = orNull((cell) => {
  const litres = Number(/^(\d+(?:\.\d+)?)L?$/i.exec(cell)?.[1]);
  if (!(litres < 20)) throw new UnusableCell(`排量「${cell}」无法识别`);
  return litres > 0 ? `${litres.toFixed(1)}L` : null;
});

/** A whole number up to a limit, also written as 5.0; zero stands for unknown. */
export const wholeNumber = (what: string, max: number) =>
  orNull((cell) => {
    const value = Number(cell);
    if (!Number.isInteger(value) || value < 0 || value > max)
      throw new UnusableCell(`${what}「${cell}」应为 1–${max} 的整数`);
    return value || null;
  });

const MAX_PRICE_WAN = 100_000;

export const yuanFromWan = (what: string) =>
  orNull((cell) => {
    const wan = Number(cell);
    if (!(wan > 0 && wan < MAX_PRICE_WAN)) throw new UnusableCell(`${what}「${cell}」应为大于 0 的万元数`);
    return Math.round(wan * 10_000);
  });
