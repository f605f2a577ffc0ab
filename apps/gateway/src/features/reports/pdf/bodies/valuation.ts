import { groupedWhole, intervalOf, percentWords, wanRangeWords, wanWords } from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote, type Fact } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources, sourcesKeep } from '../blocks.ts';
import { CHART_KEEP, drawLineChart } from '../line-chart.ts';
import { drawWaterfall } from '../waterfall.ts';

type Valuation = ReportDocument<'valuation'>;
type Band = Valuation['prices'][number]['individual'];

export const valuationFacts = (report: Valuation): Fact[] => [
  ['估值城市', report.cityName],
  ['新车指导价', wanWords(report.guidePrice)],
  ['保值率', percentWords(report.retentionRate)],
  ...intervalFacts(report),
];

function intervalFacts(report: Valuation): Fact[] {
  if (report.lowPrice === undefined || report.highPrice === undefined) return [];
  return [
    ['80% 区间', wanRangeWords(intervalOf(report))],
    ['同车系样本', `${groupedWhole(report.sampleSize ?? 0)} 条`],
  ];
}

export function drawValuation(sheet: Sheet, report: Valuation): void {
  const { startPrice = report.guidePrice, startLabel = '新车指导价', sampleTooSmall } = report;
  const price = ({ mid }: Band) => (sampleTooSmall ? '—' : mid.toFixed(2));
  drawHeading(sheet, 1, '价格区间', '万元，三种交易 × 三种车况；80% 区间：十辆同类车约有八辆在其中');
  drawTable(
    sheet,
    [
      { title: '车况', share: 34 },
      { title: '车商收购', share: 22, align: 'right' },
      { title: '个人交易', share: 22, align: 'right' },
      { title: '车商零售', share: 22, align: 'right' },
    ],
    [
      ...report.prices.map(({ conditionLabel, conditionDesc, dealerBuy, individual, dealerSell }) => [
        `${conditionLabel}\n${conditionDesc}`,
        price(dealerBuy),
        { text: price(individual), color: COLOR.price, bold: true },
        price(dealerSell),
      ]),
      ...intervalRow(report),
    ],
  );

  drawHeading(sheet, 2, '价格是怎么走到这里的', `从${startLabel}到估值，万元`);
  drawWaterfall(sheet, report, { name: startLabel, price: startPrice });

  drawHeading(sheet, 3, '价格走势', '个人交易价，万元；虚线为预测', CHART_KEEP);
  const today = report.trend.findLastIndex(({ forecast }) => forecast === 0);
  drawLineChart(
    sheet,
    report.trend.map(({ month, price, forecast, low, high }, at) => ({
      at,
      value: price,
      ...(low !== undefined && high !== undefined && { band: [low, high] as const }),
      words: at === today ? price.toFixed(2) : undefined,
      label: month.replace('-', '.'),
      forecast: forecast === 1,
    })),
    { unit: '', end: report.trend.at(-1)?.price.toFixed(2) ?? '' },
  );

  drawHeading(sheet, 4, '换个城市', '同车况、个人交易价，万元');
  drawFacts(
    sheet,
    report.cityPrices.map(({ cityName, price }) => [cityName, price.toFixed(2)] as const),
    4,
  );

  drawHeading(sheet, 5, '查了哪些来源', '没有记录，不等于没有发生', sourcesKeep(report.sources));
  drawSources(sheet, report.sources);
  if (report.validUntil) drawNote(sheet, `价格随行情变化，本估值有效期至 ${report.validUntil}。`, 'caution');
}

function intervalRow(report: Valuation): string[][] {
  const good = report.prices.find(({ condition }) => condition === 'good');
  if (!good) return [];
  const words = ({ low, high }: Pick<Band, 'low' | 'high'>) => `${low.toFixed(2)}–${high.toFixed(2)}`;
  return [['80% 区间', words(good.dealerBuy), words(intervalOf(report)), words(good.dealerSell)]];
}
