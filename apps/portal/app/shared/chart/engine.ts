import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, MarkPointComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartOption } from './option.ts';

use([
  BarChart,
  LineChart,
  GridComponent,
  MarkLineComponent,
  MarkPointComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);

export interface RunningChart {
  show: (option: ChartOption) => void;
  fit: () => void;
  stop: () => void;
}

/** ECharts in a box. This file is a chunk of its own: pages without a chart never load it. */
export function startChart(box: HTMLElement): RunningChart {
  const chart = init(box, null, { renderer: 'svg' });

  /** Lets a printed page scale the drawing instead of cutting it off. */
  function allowScaling(): void {
    box.querySelector('svg')?.setAttribute('viewBox', `0 0 ${chart.getWidth()} ${chart.getHeight()}`);
  }

  return {
    show(option) {
      chart.setOption(option, { notMerge: true });
      allowScaling();
    },
    fit() {
      chart.resize();
      allowScaling();
    },
    stop: () => chart.dispose(),
  };
}
