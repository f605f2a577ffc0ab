/**
 * Three conditions. Listings do not tell the condition, but cars alike in everything else are asked for at different
 * prices, and condition is the first reason. So a condition is a place among the prices asked for cars like this one: the
 * percentile it stands at.
 */
export const CONDITIONS = {
  excellent: {
    label: '车况优秀',
    meaning: '外观内饰接近新车，无事故，原厂保养记录完整',
    percentile: 75,
  },
  good: {
    label: '车况良好',
    meaning: '少量补漆或轻微使用痕迹，无结构性损伤，功能正常',
    percentile: 50,
  },
  normal: {
    label: '车况一般',
    meaning: '有钣金修复或待整备的小毛病，无重大事故',
    percentile: 25,
  },
} as const;

export type Condition = keyof typeof CONDITIONS;
