export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: '车研通测评数据',
};

/** No maker bears it: whatever does was invented for demonstration. */
const DEMONSTRATION_BRAND = '示例';
export const NOTICE = `品牌为「${DEMONSTRATION_BRAND}」的是演示数据，车辆、机构和测得值均为虚构。`;
export const isDemonstration = (brand: string): boolean => brand === DEMONSTRATION_BRAND;
