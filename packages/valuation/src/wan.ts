/** Yuan as 万元: two decimals. */
export const toWan = (yuan: number): number => Math.round(yuan / 100) / 100;
