import { groupedWhole, intervalOf, percentWords, signed, wanRangeWords, wanWords } from '@cheyantong/domain';
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
  drawHeading(
    sheet,
    1,
    '三种车况，三种价格',
    '万元；每格为该车况的价格，末行为 80% 区间：十辆同类车约有八辆在其中',
  );
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
    { unit: '' },
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

function intervalRow(report: Valuation): string[][] {
  const good = report.prices.find(({ condition }) => condition === 'good');
  if (!good) return [];
  const words = ({ low, high }: Pick<Band, 'low' | 'high'>) => `${low.toFixed(2)}–${high.toFixed(2)}`;
  return [['80% 区间', words(good.dealerBuy), words(intervalOf(report)), words(good.dealerSell)]];
}
