import { INVENTED_BRAND } from '@cheyantong/domain';

export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: '车研通测评数据',
};

export const NOTICE = `品牌为「${INVENTED_BRAND}」的是演示数据，车辆、机构和测得值均为虚构。`;
export const isDemonstration = (brand: string): boolean => brand === INVENTED_BRAND;
