import type { BarSeriesOption, LineSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, RadarComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/** What our charts are made of; the types alone weigh nothing. */
export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | RadarSeriesOption
  | GridComponentOption
  | RadarComponentOption
  | TooltipComponentOption
>;
