/** 侧面移动壁障 of 侧面移动壁障 60 km/h: the speed belongs to a table, not into a sentence. */
export const shortName = ({ name }: { name: string }): string => name.replace(/ [\d–-]+ ?km\/h$/, '');

export const withUnit = (value: string | number, unit: string | null): string =>
  unit ? `${value} ${unit}` : String(value);
