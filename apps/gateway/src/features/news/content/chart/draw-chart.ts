import type { Chart } from './read-chart.ts';
import { scaleOf } from './scale.ts';

const WIDTH = 760;
const HEIGHT = 380;
const PLOT = { left: 56, right: 24, top: 52, bottom: 52 };
const INNER = { width: WIDTH - PLOT.left - PLOT.right, height: HEIGHT - PLOT.top - PLOT.bottom };

/** Told apart by lightness and dash as well as by hue, so that print and colour-blind readers keep them apart. */
const STROKES = [
  { color: '#093F87', dash: '' },
  { color: '#B84A00', dash: '7 4' },
  { color: '#5E83B8', dash: '2 4' },
  { color: '#5B6678', dash: '10 4 2 4' },
] as const;
const INK = '#1F2A3C';
const QUIET = '#5B6678';
const GRID = '#E3E8F0';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const rounded = (value: number): number => Math.round(value * 10) / 10;
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${rounded(x)}" y="${rounded(y)}" ${more}>${escaped(words)}</text>`;

/** A chart as a picture: it stands in articles, feeds and print alike, and needs no script. */
export function drawChart(chart: Chart): string {
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== null));
  const scale = scaleOf(values, { fromZero: chart.type === 'bar' });
  const y = (value: number) => PLOT.top + INNER.height * (1 - (value - scale.low) / (scale.high - scale.low));
  const marks = chart.type === 'line' ? lines(chart, y) : bars(chart, y, scale.low);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" `,
    `font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif" font-size="13" fill="${QUIET}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(PLOT.left, 20, chart.unit),
    legend(chart),
    ...scale.ticks.map(
      (tick) =>
        `<path d="M${PLOT.left} ${rounded(y(tick))}H${WIDTH - PLOT.right}" stroke="${GRID}"/>` +
        text(PLOT.left - 8, y(tick) + 4, tick.toLocaleString('zh-CN'), 'text-anchor="end"'),
    ),
    ...marks,
    ...xLabels(chart),
    chart.xLabel ? text(WIDTH - PLOT.right, HEIGHT - 8, chart.xLabel, 'text-anchor="end"') : '',
    '</svg>',
  ].join('');
}

/** Numbers stand where they belong on their axis; words and bars stand evenly. */
function positionOf({ x, type }: Chart): (at: number) => number {
  const numbers = x.filter((each) => typeof each === 'number');
  if (type === 'line' && numbers.length === x.length) {
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return (at) => PLOT.left + (INNER.width * ((numbers[at] ?? low) - low)) / (high - low || 1);
  }
  if (type === 'line') return (at) => PLOT.left + (INNER.width * at) / (x.length - 1);
  return (at) => PLOT.left + (INNER.width * (at + 0.5)) / x.length;
}

function xLabels(chart: Chart): string[] {
  const position = positionOf(chart);
  const longest = Math.max(...chart.x.map((each) => String(each).length));
  const every = Math.ceil((chart.x.length * (longest * 9 + 14)) / INNER.width);
  return chart.x.flatMap((each, at) =>
    at % every === 0
      ? text(position(at), HEIGHT - PLOT.bottom + 20, String(each), 'text-anchor="middle"')
      : [],
  );
}

function lines(chart: Chart, y: (value: number) => number): string[] {
  const position = positionOf(chart);
  return chart.series.flatMap(({ values }, at) => {
    const { color, dash } = STROKES[at % STROKES.length] ?? STROKES[0];
    const points = values.flatMap((value, index) =>
      value === null ? [] : [{ x: rounded(position(index)), y: rounded(y(value)), value }],
    );
    const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
    const last = points.at(-1);
    return [
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="2.5" stroke-dasharray="${dash}"/>`,
      ...points.map(
        (point) =>
          `<circle cx="${point.x}" cy="${point.y}" r="4" fill="#fff" stroke="${color}" stroke-width="2"/>`,
      ),
      last ? text(last.x, last.y - 10, String(last.value), `text-anchor="end" fill="${INK}"`) : '',
    ];
  });
}

const FEW_BARS = 14;

function bars(chart: Chart, y: (value: number) => number, low: number): string[] {
  const position = positionOf(chart);
  const room = INNER.width / chart.x.length;
  const width = Math.min(48, (room * 0.7) / chart.series.length);
  const labelled = chart.x.length * chart.series.length <= FEW_BARS;
  return chart.series.flatMap(({ values }, series) => {
    const { color } = STROKES[series % STROKES.length] ?? STROKES[0];
    return values.flatMap((value, at) => {
      if (value === null) return [];
      const left = position(at) + (series - chart.series.length / 2) * width;
      const top = rounded(y(value));
      return [
        `<rect x="${rounded(left + 1)}" y="${top}" width="${rounded(width - 2)}" height="${rounded(y(low) - top)}" fill="${color}"/>`,
        labelled ? text(left + width / 2, top - 6, String(value), `text-anchor="middle" fill="${INK}"`) : '',
      ];
    });
  });
}

function legend({ series, type }: Chart): string {
  if (series.length === 1) return '';
  let left = PLOT.left;
  return series
    .map(({ name }, at) => {
      const { color, dash } = STROKES[at % STROKES.length] ?? STROKES[0];
      const sign =
        type === 'line'
          ? `<path d="M${left} 38h22" stroke="${color}" stroke-width="2.5" stroke-dasharray="${dash}"/>`
          : `<rect x="${left}" y="32" width="12" height="12" fill="${color}"/>`;
      const entry = sign + text(left + 28, 42, name, `fill="${INK}"`);
      left += 28 + name.length * 14 + 24;
      return entry;
    })
    .join('');
}
