import type { ReportFindings } from '@cheyantong/contract/findings';
import { wanRangeWords } from '@cheyantong/domain';
import type { PrivateSale } from '@cheyantong/valuation';

/** The price itself stands beside it, as the mark of the report. */
export function verdictOf(
  { lowPrice: low, highPrice: high }: PrivateSale,
  { sampleTooSmall, cityName }: { sampleTooSmall: boolean; cityName: string },
): ReportFindings['valuation']['verdict'] {
  const interval = wanRangeWords({ low, high });
  if (sampleTooSmall) {
    return {
      level: 'unknown',
      title: '样本不足',
      sentence: `同类车的公开报价太少或相差太大，单一价格不可靠；${cityName}个人交易可参考 ${interval}。`,
    };
  }
  return {
    level: 'good',
    title: '车况良好的个人交易价',
    sentence: `在${cityName}，十辆同类车中约有八辆在 ${interval}之间。`,
  };
}
