import type { UsedCarPrice } from '@cheyantong/contract';

/** The answer in one sentence, for those who hear the page. */
export function answerWords({
  modelName,
  evalPrice,
  lowPrice,
  highPrice,
  sampleTooSmall,
}: UsedCarPrice): string {
  const interval = `${lowPrice.toFixed(2)} 至 ${highPrice.toFixed(2)} 万元`;
  return sampleTooSmall
    ? `${modelName}样本不足，个人交易价区间 ${interval}。`
    : `${modelName}个人交易价约 ${evalPrice.toFixed(2)} 万元，八成同类车在 ${interval}。`;
}
