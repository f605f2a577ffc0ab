import type { ComponentProps } from 'react';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** What is typed into a field: a phone shows the keyboard for it, and corrects nothing that is no language. */
export const KEYBOARDS = {
  words: {},
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off' },
  /** VIN, engine number, plate, number of a report or an order. */
  code: {
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
  },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: {
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
} as const satisfies Record<string, InputAttributes>;

export type Keyboard = keyof typeof KEYBOARDS;
