import { drawFacts, drawHeading, drawNote, type Fact } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';
import { drawSources } from '../blocks.ts';
import { drawLineChart } from '../line-chart.ts';

type Valuation = ReportDocument<'valuation'>;
type Band = Valuation['prices'][number]['individual'];

export const valuationFacts = (report: Valuation): Fact[] => [
  ['估值城市', report.cityName],
  ['新车指导价', `${report.guidePrice} 万元`],
  ['保值率', `${report.retentionRate}%`],
  ...intervalFacts(report),
];

function intervalFacts({ lowPrice, highPrice, sampleSize }: Valuation): Fact[] {
  if (lowPrice === undefined || highPrice === undefined) return [];
  return [
    ['80% 区间', `${lowPrice.toFixed(2)}–${highPrice.toFixed(2)} 万元`],
    ['同车系样本', `${sampleSize ?? 0} 条`],
  ];
}

export function drawValuation(sheet: Sheet, report: Valuation): void {
  const { startPrice = report.guidePrice, startLabel = '新车指导价' } = report;
  drawHeading(sheet, 1, '三种车况，三种价格', '万元；每格为中间值与常见区间');
  drawTable(
    sheet,
    [
      { title: '车况', share: 34 },
      { title: '车商收购', share: 22, align: 'right' },
      { title: '个人交易', share: 22, align: 'right' },
      { title: '车商零售', share: 22, align: 'right' },
    ],
    report.prices.map(({ conditionLabel, conditionDesc, dealerBuy, individual, dealerSell }) => [
      `${conditionLabel}\n${conditionDesc}`,
      bandWords(dealerBuy),
      { text: bandWords(individual), color: COLOR.price, bold: true },
      bandWords(dealerSell),
    ]),
  );

  drawHeading(sheet, 2, '价格是怎么来的', `从${startLabel}到估值，万元`);
  drawTable(
    sheet,
    [
      { title: '因素', share: 22 },
      { title: '影响', share: 18, align: 'right' },
      { title: '说明', share: 60 },
    ],
    [
      [startLabel, startPrice.toFixed(2), '起点'],
      ...report.factors.map(({ name, amount, remark }) => [
        name,
        { text: signed(amount), color: amount < 0 ? COLOR.price : COLOR.good },
        remark,
      ]),
      [{ text: '估值', bold: true }, { text: report.evalPrice.toFixed(2), bold: true }, '车况良好，个人交易'],
    ],
  );

  drawHeading(sheet, 3, '价格走势', '万元；过去 12 个月与未来 6 个月（虚线）');
  drawLineChart(
    sheet,
    report.trend.map(({ month, price, forecast }, at) => ({
      at,
      value: price,
      label: month.replace('-', '.'),
      forecast: forecast === 1,
    })),
    { fromZero: false, unit: '' },
  );

  drawHeading(sheet, 4, '其他城市', '同车况个人交易价，万元');
  drawFacts(
    sheet,
    report.cityPrices.map(({ cityName, price }) => [cityName, price.toFixed(2)] as const),
    4,
  );

  drawHeading(sheet, 5, '查了哪些来源');
  drawSources(sheet, report.sources);
  if (report.validUntil) drawNote(sheet, `价格随行情变化，本估值有效期至 ${report.validUntil}。`, 'caution');
}

const bandWords = ({ low, mid, high }: Band): string =>
  `${mid.toFixed(2)}\n${low.toFixed(2)}–${high.toFixed(2)}`;

const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${Math.abs(amount).toFixed(2)}`;
