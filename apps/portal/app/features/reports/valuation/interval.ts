import type { ValuationReport } from '@cheyantong/contract';

/** The interval of the price; documents that do not name it have it among the conditions. */
export function intervalOf({
  lowPrice,
  highPrice,
  evalPrice,
  prices,
}: Pick<ValuationReport, 'lowPrice' | 'highPrice' | 'evalPrice' | 'prices'>): { low: number; high: number } {
  const usual = prices.find(({ condition }) => condition === 'good')?.individual;
  return { low: lowPrice ?? usual?.low ?? evalPrice, high: highPrice ?? usual?.high ?? evalPrice };
}
