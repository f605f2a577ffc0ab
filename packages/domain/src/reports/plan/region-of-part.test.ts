import { describe, expect, it } from 'vitest';
import { regionOfPart } from './region-of-part.ts';
import { anchorOf } from './regions.ts';

describe('a part named in a report', () => {
  it('is found on the plan of the car', () => {
    expect(regionOfPart('前保险杠')).toBe('frontBumper');
    expect(regionOfPart('发动机罩')).toBe('bonnet');
    expect(regionOfPart('后备箱盖')).toBe('boot');
    expect(regionOfPart('左前门')).toBe('leftFrontDoor');
    expect(regionOfPart('右后车门')).toBe('rightRearDoor');
    expect(regionOfPart('左前翼子板')).toBe('leftFrontFender');
    expect(regionOfPart('左后翼子板')).toBe('leftRearFender');
    expect(regionOfPart('右前大灯')).toBe('rightFrontFender');
    expect(regionOfPart('前大灯')).toBe('frontBumper');
    expect(regionOfPart('右前减震器悬挂部位')).toBe('rightFrontWheel');
    expect(regionOfPart('右前纵梁')).toBe('rightFrontFender');
    expect(regionOfPart('左后视镜')).toBe('leftMirror');
    expect(regionOfPart('右后轮胎')).toBe('rightRearWheel');
  });

  it('has no place when one does not see it from above', () => {
    expect(regionOfPart('变速箱')).toBeNull();
    expect(regionOfPart('左侧安全气囊')).toBeNull();
  });

  it('has its number on its own side', () => {
    const [left] = anchorOf('leftFrontDoor');
    const [right] = anchorOf('rightFrontDoor');
    expect(left).toBeLessThan(100);
    expect(left + right).toBe(200);
  });
});
