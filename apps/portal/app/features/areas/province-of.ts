/** The province a division code belongs to: its first two digits. */
export const provinceOf = (cityCode: string): string => `${cityCode.slice(0, 2)}0000`;
