import type { ReportFindings } from '@cheyantong/contract/findings';
import { dottedMonth } from '@cheyantong/domain';
import type { Valuation, ValuationModel } from '@cheyantong/valuation';

type Source = ReportFindings['valuation']['sources'][number];

/** What the price rests on, and what it does not know. */
export function sourcesOf({ about }: ValuationModel, { listings, sampleTooSmall }: Valuation): Source[] {
  const range = `${dottedMonth(about.listedFrom)} – ${dottedMonth(about.listedTo)}`;
  const sample = (name: string, count: number): Source => ({
    name,
    result: count > 0 ? 'found' : 'none',
    resultText: count > 0 ? `${count.toLocaleString('en')} 条` : '无样本',
    range,
    note: null,
  });
  return [
    { ...sample('同车系公开报价样本', listings.series), note: sampleTooSmall ? '样本不足' : null },
    sample('同款车型公开报价样本', listings.model),
    {
      ...sample('全部公开报价样本', about.listings),
      note: `留出检验：误差中位数 ${percent(about.measured.all.medianError)}，${percent(about.measured.all.coverage80)} 的车落在区间内`,
    },
    { name: '实际成交价', result: 'unconnected', resultText: '未接入', range: null, note: '样本均为标价' },
    { name: '实车车况', result: 'unconnected', resultText: '未接入', range: null, note: '建议另做车辆检测' },
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
