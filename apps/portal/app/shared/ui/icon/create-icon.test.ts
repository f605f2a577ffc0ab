import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon, { type IconData, type IconProps } from './create-icon.tsx';

/** What each file of the library holds besides its icon; its types do not tell of it. */
interface LibraryFile {
  default: LucideIcon;
  __iconData: IconData;
}

const CAR = (await import('lucide-react/icons/car')) as unknown as LibraryFile;
const HOUSE_ALSO_HOME = (await import('lucide-react/icons/house')) as unknown as LibraryFile;

it.each<[string, LibraryFile, IconProps]>([
  ['as it is', CAR, {}],
  ['with another name', HOUSE_ALSO_HOME, {}],
  ['of a size, colour and class', CAR, { size: 16, color: 'red', className: 'mine' }],
  ['thinner', CAR, { strokeWidth: 1.5 }],
  ['that is read out', CAR, { role: 'img', 'aria-label': '车' }],
])('an icon is drawn as the library draws it: %s', (_how, { default: theirs, __iconData }, props) => {
  const drawn = renderToStaticMarkup(createElement(createIcon(__iconData), props));
  expect(drawn).toBe(renderToStaticMarkup(createElement(theirs as (props: IconProps) => null, props)));
});
