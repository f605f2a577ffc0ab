/** 1,284, or 10,000+ where counting further would be waste. */
export const totalWords = ({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string =>
  `${total.toLocaleString('zh-CN')}${totalIsExact ? '' : '+'}`;
