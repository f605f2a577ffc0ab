import type { BodyType, EnergyType, LEVELS } from '@cheyantong/domain';
import type { BodyId, PaintId, View } from '@cheyantong/drawings';
import { chooseDesign, type Design, designOfWord, designWord } from '@cheyantong/drawings/designs';
import { DRAWINGS_EDITION } from './drawings-edition.ts';

/** The widths a layout asks for: a thumbnail, a card, a gallery. */
const WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof WIDTHS)[number];

const ELECTRIC: EnergyType = '纯电动';
const SIZES: Partial<Record<(typeof LEVELS)[number], 'small' | 'large'>> = {
  微型车: 'small',
  小型车: 'small',
  小型SUV: 'small',
  中大型车: 'large',
  大型车: 'large',
  中大型SUV: 'large',
  大型SUV: 'large',
};
const SIZES_BY_LEVEL = new Map(Object.entries(SIZES));

// The drawing code is loaded by the process that draws and nowhere else, so its words stand here once more; the types
// keep them complete.
const BODIES: Record<BodyId, BodyType> = {
  sedan: '三厢轿车',
  hatchback: '两厢轿车',
  suv: 'SUV',
  mpv: 'MPV',
  sports: '跑车',
  pickup: '皮卡',
  microvan: '微面',
  estate: '旅行车',
};
const PAINTS: Record<PaintId, string> = {
  white: '白色',
  black: '黑色',
  silver: '银灰色',
  grey: '深灰色',
  blue: '蓝色',
  lightBlue: '浅蓝色',
  red: '红色',
  green: '绿色',
  champagne: '香槟色',
  brown: '棕色',
  orange: '橙色',
  yellow: '黄色',
  purple: '紫色',
};
const BODY_IDS = idsByWord(BODIES);
const PAINT_IDS = idsByWord(PAINTS);
const VIEWS: Record<PictureView, true> = {
  quarter: true,
  front: true,
  side: true,
  rear: true,
  cabin: true,
  plan: true,
  profile: true,
};

/** A profile is the side view with nothing behind it, to be laid on a surface of one's own. */
export type PictureView = View | 'profile';

export interface CarPicture {
  body: BodyId;
  /** Null for the standard design of the body. */
  design: Design | null;
  view: PictureView;
  paint: PaintId;
  width: PictureWidth;
}

/** A car in the words of a listing. */
export interface ListedCar {
  body: string;
  color: string | null;
  brandName: string;
  seriesName: string;
  energy: string | null;
  level: string | null;
}

/** What is drawn for a listing: silver where it names no colour we can mix, the standard design where it names no series. */
export function drawnAs(car: ListedCar): Pick<CarPicture, 'body' | 'design' | 'paint'> {
  const body = BODY_IDS.get(car.body) ?? 'sedan';
  return {
    body,
    design: car.seriesName
      ? chooseDesign({
          body,
          name: `${car.brandName} ${car.seriesName}`,
          electric: car.energy === ELECTRIC,
          size: (car.level && SIZES_BY_LEVEL.get(car.level)) || null,
        })
      : null,
    paint: PAINT_IDS.get(car.color ?? '') ?? 'silver',
  };
}

/** Where the drawing of a car is. */
export function carPictureUrl(car: ListedCar, shown: { view: PictureView; width: PictureWidth }): string {
  return `/pictures/cars/${pictureName({ ...drawnAs(car), ...shown })}?v=${DRAWINGS_EDITION}`;
}

/** Where a drawing is that is called by its words, as `suv-quarter-blue`; null for one nobody can draw. */
export function carDrawingUrl(words: string): string | null {
  const name = `${words}-960.webp`;
  return pictureNamed(name) ? `/pictures/cars/${name}` : null;
}

export const pictureName = ({ body, design, view, paint, width }: CarPicture): string =>
  `${[body, ...(design ? [designWord(design)] : []), view, paint, width].join('-')}.webp`;

/** The picture a name stands for; null for any other name. */
export function pictureNamed(name: string): CarPicture | null {
  const [body = '', ...words] = name.replace(/\.webp$/, '').split('-');
  if (!isBody(body)) return null;
  const design = words.length > 3 ? designOfWord(body, words.shift() ?? '') : null;
  const [view = '', paint = '', width] = words;
  const picture = { body, design, view, paint, width: Number(width) };
  return isDrawable(picture) && pictureName(picture) === name ? picture : null;
}

const isBody = (word: string): word is BodyId => Object.hasOwn(BODIES, word);
const isPaint = (word: string): word is PaintId => Object.hasOwn(PAINTS, word);

function isDrawable(picture: {
  body: BodyId;
  design: Design | null;
  view: string;
  paint: string;
  width: number;
}): picture is CarPicture {
  return (
    Object.hasOwn(VIEWS, picture.view) &&
    isPaint(picture.paint) &&
    WIDTHS.some((width) => width === picture.width)
  );
}

function idsByWord<Id extends string>(words: Record<Id, string>): ReadonlyMap<string, Id> {
  return new Map((Object.keys(words) as Id[]).map((id) => [words[id], id]));
}
