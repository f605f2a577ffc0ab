import { studio } from '../scenery.ts';
import { element } from '../svg.ts';
import { materialsUsedIn } from './materials.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** Keeps the widest parts off the rounded corners of a card. */
const WITH_MARGIN = 'translate(10 7.5) scale(.95)';

/** Several drawings may stand on one page, so the names inside each of them carry the name of the spare. */
const scoped = (spare: string, drawing: string): string =>
  drawing.replaceAll(/( id="|url\(#)/g, (before) => `${before}${spare}-`);

/** Sums of fractions leave long tails of digits, which weigh more than the hundredth of a pixel they show. */
const rounded = (drawing: string): string =>
  drawing.replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Sets a part into the light studio in which the cars stand too, and makes a document of it. */
export function onTile(spare: string, part: string): string {
  const body = element(
    'g',
    { transform: WITH_MARGIN, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    rounded(part),
  );
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    scoped(spare, studio(WIDTH, HEIGHT, (name) => name) + materialsUsedIn(body) + body),
  );
}
