import type { ValuationReport } from '@cheyantong/contract';
import { valuationCounts, valuationMark } from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { Term } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { CityPrices } from './city-prices.tsx';
import { PriceRanges } from './price-ranges.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { TrendCurve } from './trend-curve.tsx';
import { Waterfall } from './waterfall.tsx';
import { waterfallOf } from './waterfall-steps.ts';

export function valuationView(report: ValuationReport): ReportView {
  const { cityName, factors, similarCars } = report;
  const waterfall = waterfallOf(report);
  return {
    mark: valuationMark(report),
    counts: valuationCounts(report),
    facts: [{ name: '估值城市', value: cityName }],
    sections: [
      {
        id: 'price',
        title: '价格区间',
        remark: '万元，三种交易 × 三种车况',
        content: <PriceRanges report={report} />,
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
      {
        id: 'similar',
        title: '相近的在售车辆',
        remark: '同车系，上牌相差不到 2 年，标价相差 30% 以内；打开报告时查询',
        content: <SimilarCars cars={similarCars} />,
      },
    ],
  };
}
