import type { ReportFindings } from '@cheyantong/contract/findings';
import type { PrivateSale } from '@cheyantong/valuation';

export function verdictOf(
  { evalPrice, lowPrice, highPrice }: PrivateSale,
  { sampleTooSmall, cityName }: { sampleTooSmall: boolean; cityName: string },
): ReportFindings['valuation']['verdict'] {
  const interval = `${lowPrice.toFixed(2)}–${highPrice.toFixed(2)} 万元`;
  if (sampleTooSmall) {
    return {
      level: 'unknown',
      title: '样本不足',
      sentence: `同类车的公开报价太少或相差太大，单一价格不可靠；${cityName}个人交易可参考 ${interval}。`,
    };
  }
  return {
    level: 'good',
    title: '估值完成',
    sentence: `车况良好时，${cityName}个人交易价约 ${evalPrice.toFixed(2)} 万元；十辆同类车中约有八辆在 ${interval}之间。`,
  };
}
