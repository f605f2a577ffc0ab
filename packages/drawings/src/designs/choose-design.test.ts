import { describe, expect, it } from 'vitest';
import { BODY_TYPES } from '../bodies/catalogue.ts';
import { face } from '../parts/face.ts';
import { stageFor } from '../stage.ts';
import { frameFor, STANDPOINTS } from '../views/standpoints.ts';
import { chooseDesign, standardDesign } from './choose-design.ts';
import { DESIGN_CHOICES, type FaceId, hasGrille } from './design.ts';
import { designOfWord, designWord } from './design-word.ts';
import { lookOf, profileOf } from './look.ts';

const NAMES = Array.from({ length: 200 }, (_, i) => `示例 车系${i}`);

describe('the design of a series', () => {
  it('is always the same', () => {
    expect(chooseDesign({ body: 'suv', name: '丰田 RAV4荣放', electric: false, size: null })).toEqual({
      shape: 'stately',
      face: 'columns',
      wheels: 'blades',
      tail: 'lightBar',
      finish: 'blackRoof',
      lamps: 'octagon',
    });
  });

  it.each(BODY_TYPES)('uses all that suits the $name, and nothing else', ({ id: body }) => {
    const choices = DESIGN_CHOICES[body];
    const designs = NAMES.flatMap((name) =>
      [true, false].map((electric) => chooseDesign({ body, name, electric, size: null })),
    );
    const used = (part: keyof (typeof designs)[number]): string[] =>
      [...new Set(designs.map((design) => design[part]))].sort();
    expect(used('shape')).toEqual([...choices.shapes].sort());
    expect(used('face')).toEqual([...choices.grilled, ...choices.closed].sort());
    expect(used('lamps')).toEqual([...choices.grilled, ...choices.closed].sort());
    expect(used('wheels')).toEqual([...choices.wheels].sort());
    expect(used('tail')).toEqual([...choices.tails].sort());
    expect(used('finish')).toEqual([...choices.finishes].sort());
  });

  it.each(BODY_TYPES)('of an electric $name has no grille, of another one has', ({ id: body }) => {
    for (const name of NAMES) {
      expect(hasGrille(chooseDesign({ body, name, electric: true, size: null }))).toBe(false);
      expect(hasGrille(chooseDesign({ body, name, electric: false, size: null }))).toBe(true);
    }
  });

  it('is small for a small class and large for a large one', () => {
    const shapes = (size: 'small' | 'large'): Set<string> =>
      new Set(NAMES.map((name) => chooseDesign({ body: 'suv', name, electric: false, size }).shape));
    expect([...shapes('small')].sort()).toEqual(['compact', 'standard']);
    expect([...shapes('large')].sort()).toEqual(['sleek', 'standard', 'stately']);
  });

  it.each(BODY_TYPES)('of a $name has a word, and the word means it', ({ id: body }) => {
    for (const name of NAMES) {
      const design = chooseDesign({ body, name, electric: name.endsWith('0'), size: null });
      expect(designOfWord(body, designWord(design))).toEqual(design);
    }
    expect(designOfWord(body, designWord(standardDesign(body)))).toEqual(standardDesign(body));
  });

  it.each(['', '00000', '0000000', '-00000', 'zzzzzz', '00000z', '000001.', '080000'])(
    'has no word like "%s"',
    (word) => {
      expect(designOfWord('sedan', word)).toBeNull();
    },
  );

  it('never brings a body what does not suit it', () => {
    expect(designOfWord('pickup', designWord({ ...standardDesign('pickup'), tail: 'hooks' }))).toBeNull();
  });
});

describe('a nose', () => {
  const profile = profileOf('suv', standardDesign('suv'));
  const frame = frameFor('front', profile, 640, 480);
  const noseOf = (id: FaceId): string => {
    const look = lookOf({ ...standardDesign('suv'), face: id });
    return face(stageFor({ profile, look }, '#808080', STANDPOINTS.front, frame, 'test'));
  };

  it.each(DESIGN_CHOICES.suv.grilled)('like %s has a grille', (id) => {
    expect(noseOf(id)).toContain('data-part="grille"');
  });

  it.each(DESIGN_CHOICES.suv.closed)('like %s is closed', (id) => {
    expect(noseOf(id)).not.toContain('data-part="grille"');
  });
});
