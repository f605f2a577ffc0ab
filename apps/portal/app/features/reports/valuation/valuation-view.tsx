import type { ValuationReport } from '@cheyantong/contract';
import { coverageSection } from '../blocks/coverage.tsx';
import { Term } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { CityPrices } from './city-prices.tsx';
import { Headline } from './headline.tsx';
import { PriceRanges } from './price-ranges.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { TrendCurve } from './trend-curve.tsx';
import { Waterfall } from './waterfall.tsx';
import { waterfallOf } from './waterfall-steps.ts';

export function valuationView(report: ValuationReport): ReportView {
  const { evalPrice, guidePrice, retentionRate, cityName, factors, similarCars } = report;
  const waterfall = waterfallOf(report);
  return {
    mark: report.sampleTooSmall
      ? { main: '—', caption: '样本不足' }
      : { main: evalPrice.toFixed(2), caption: '万元' },
    counts: `${cityName}，新车指导价 ${guidePrice.toFixed(2)} 万元，保值率 ${retentionRate.toFixed(1)}%。`,
    facts: [{ name: '估值城市', value: cityName }],
    sections: [
      {
        id: 'price',
        title: '价格区间',
        remark: '万元，三种车况 × 三种交易',
        content: (
          <>
            <Headline report={report} />
            <PriceRanges prices={report.prices} />
          </>
        ),
      },
      ...(factors.length > 0
        ? [
            {
              id: 'factors',
              title: '价格是怎么走到这里的',
              remark: `万元，纵轴自 ${waterfall.floor} 起`,
              content: <Waterfall waterfall={waterfall} />,
            },
          ]
        : []),
      {
        id: 'trend',
        title: '价格走势',
        remark: <Term word="个人交易价">个人交易价，万元</Term>,
        content: <TrendCurve trend={report.trend} />,
      },
      ...(report.cityPrices.length > 0
        ? [
            {
              id: 'cities',
              title: '换个城市',
              remark: '同车况、个人交易价，万元',
              content: <CityPrices report={report} />,
            },
          ]
        : []),
      coverageSection(report.sources),
      ...(similarCars.length > 0
        ? [
            {
              id: 'similar',
              title: '相近的在售车辆',
              remark: '打开报告时查询，不属于签发内容',
              content: <SimilarCars cars={similarCars} />,
            },
          ]
        : []),
    ],
  };
}
