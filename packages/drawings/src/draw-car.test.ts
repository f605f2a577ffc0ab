import { describe, expect, it } from 'vitest';
import { standardDesign } from './designs/choose-design.ts';
import { BODY_TYPES, drawCar, PAINTS, type PaintId, sizeOf, VIEWS } from './index.ts';

const everyDrawing = BODY_TYPES.flatMap(({ id: body }) =>
  VIEWS.map(({ id: view }) => ({
    body,
    view,
    scenery: view === 'side' ? ('none' as const) : ('studio' as const),
  })),
);

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const shapesIn = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');

/** Names of elements that were closed out of turn or never. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

describe('a drawing of a car', () => {
  it.each(everyDrawing)('is a complete picture: $body, $view, $scenery', (drawing) => {
    const svg = drawCar({ ...drawing, paint: 'blue' });
    const ids = idsIn(svg);
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(unbalancedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('is the same every time it is asked for', () => {
    const drawing = { body: 'estate', paint: 'green', view: 'rear' } as const;
    expect(drawCar(drawing)).toBe(drawCar(drawing));
  });

  it('shares no id with another drawing on the same page', () => {
    const first = idsIn(drawCar({ body: 'suv', paint: 'red', view: 'quarter' }));
    const others = [
      drawCar({ body: 'suv', paint: 'red', view: 'quarter', scenery: 'none' }),
      drawCar({ body: 'suv', paint: 'blue', view: 'quarter' }),
      drawCar({ body: 'suv', paint: 'red', view: 'front' }),
      drawCar({ body: 'mpv', paint: 'red', view: 'quarter' }),
      drawCar({
        body: 'suv',
        paint: 'red',
        view: 'quarter',
        design: { ...standardDesign('suv'), face: 'oval' },
      }),
    ].flatMap(idsIn);
    expect(first.filter((id) => others.includes(id))).toEqual([]);
  });

  it('keeps its shape in every paint', () => {
    const shapes = (paint: PaintId): string[] =>
      shapesIn(drawCar({ body: 'hatchback', paint, view: 'quarter' }));
    const white = shapes('white');
    for (const paint of Object.keys(PAINTS) as PaintId[]) expect(shapes(paint)).toEqual(white);
  });

  it('takes any colour, and says so when it is none', () => {
    expect(drawCar({ body: 'sedan', paint: '#12ab9f', view: 'side' })).toMatch(
      /sedan-[0-9a-z]{6}-side-12ab9f/,
    );
    expect(() => drawCar({ body: 'sedan', paint: '#nocolour', view: 'side' })).toThrow(/#rrggbb/);
  });

  it('is 4:3 in a gallery, 2:1 from the side without scenery, and transparent there', () => {
    expect(sizeOf({ view: 'quarter' })).toEqual({ width: 640, height: 480 });
    expect(sizeOf({ view: 'side', scenery: 'none' })).toEqual({ width: 640, height: 320 });
    expect(drawCar({ body: 'sedan', paint: 'red', view: 'side', scenery: 'none' })).not.toContain('<rect');
  });
});
