import { describe, expect, it } from 'vitest';
import { nextScreen, type PhoneMove, type PhoneScreen } from './phone-screen.ts';

const go = (...moves: PhoneMove[]): PhoneScreen => moves.reduce<PhoneScreen>(nextScreen, 'choosing');

describe('the sheet on a phone', () => {
  it('leads to every screen and back to the choice', () => {
    expect(go('saveCode')).toBe('saving');
    expect(go('saveCode', 'goBack')).toBe('choosing');
    expect(go('otherDevice')).toBe('scanning');
    expect(go('saveCode', 'otherDevice', 'goBack')).toBe('choosing');
    expect(go('left')).toBe('confirming');
    expect(go('left', 'goBack')).toBe('choosing');
  });

  it('stays where a move leads nowhere', () => {
    expect(go('left', 'saveCode')).toBe('confirming');
    expect(go('otherDevice', 'left')).toBe('scanning');
    expect(go('goBack')).toBe('choosing');
  });
});
