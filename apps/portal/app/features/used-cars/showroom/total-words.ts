/** 1,284, or 2,000+ where counting further would be waste. */
export const totalWords = ({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string =>
  `${total.toLocaleString('zh-CN')}${totalIsExact ? '' : '+'}`;
