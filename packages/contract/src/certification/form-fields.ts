import { AGREEMENTS } from '@cheyantong/domain';
import { z } from 'zod';
import { text, words } from '../fields.ts';

const WORDS_MOST = 200;

/** A field that has to be there, and what is wrong with it as a sentence that names it. */
export const needed = (
  label: string,
  { most = WORDS_MOST, as = (typed: string) => typed, problem = () => null }: Checks = {},
) =>
  words(most, { missing: `请填写${label}`, tooLong: `${label}最多 ${most} 个字` })
    .transform(as)
    .check(({ value, issues }) => {
      const sentence = value === '' ? `请填写${label}` : problem(value);
      if (sentence) issues.push({ code: 'custom', message: sentence, input: value });
    });

/** A field that may be left empty: an empty text is none. */
export const optional = (label: string, { most = WORDS_MOST, as, problem }: Checks = {}) =>
  words(most, { tooLong: `${label}最多 ${most} 个字` })
    .transform((typed) => (typed && as ? as(typed) : typed) || undefined)
    .check(({ value, issues }) => {
      const sentence = value === undefined ? null : (problem?.(value) ?? null);
      if (sentence) issues.push({ code: 'custom', message: sentence, input: value });
    })
    .optional();

interface Checks {
  most?: number;
  /** As it is written: `normalizeIdentityNumber`. */
  as?(typed: string): string;
  problem?(value: string): string | null;
}

export const photo = (label: string) => text(300, { missing: `请上传${label}` }).min(1, `请上传${label}`);

/** The wording of the identity consent that was on the screen. */
export const agreedVersion = z
  .string(AGREEMENTS.identityConsent.askSentence)
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/, AGREEMENTS.identityConsent.askSentence);
