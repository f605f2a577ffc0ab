/** The words the market sorts cars by; filters, catalogue and listings all use these. */
export const ENERGY_TYPES = ['汽油', '柴油', '纯电动', '插电混动', '增程式', '油电混动', '其他'] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

export const GEAR_TYPES = ['手动', '自动'] as const;
export type GearType = (typeof GEAR_TYPES)[number];

export const BODY_TYPES = ['三厢轿车', '两厢轿车', 'SUV', 'MPV', '跑车', '皮卡', '微面', '旅行车'] as const;
export type BodyType = (typeof BODY_TYPES)[number];

export const EMISSION_STANDARDS = ['国III', '国IV', '国V', '国VI'] as const;

export const LEVELS = [
  '微型车',
  '小型车',
  '紧凑型车',
  '中型车',
  '中大型车',
  '大型车',
  '小型SUV',
  '紧凑型SUV',
  '中型SUV',
  '中大型SUV',
  '大型SUV',
  'MPV',
  '跑车',
  '皮卡',
  '微面',
  '轻客',
] as const;

export const COLORS = [
  '白色',
  '黑色',
  '银灰色',
  '深灰色',
  '蓝色',
  '红色',
  '绿色',
  '香槟色',
  '棕色',
  '橙色',
  '黄色',
  '紫色',
  '其他',
] as const;
export type Color = (typeof COLORS)[number];

/** New-energy cars: battery reports, green plates, no displacement to compare. */
export const isNewEnergy = (energy: EnergyType): boolean =>
  energy === '纯电动' || energy === '插电混动' || energy === '增程式';
