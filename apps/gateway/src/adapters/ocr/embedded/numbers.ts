import { creditCodeProblem, identityNumberProblem, vinProblem } from '@cheyantong/domain';
import type { Reading } from '../port.ts';
import { boxAround, type Fragment, type Page, partOf } from './page.ts';

/** A number that proves itself by its check digit. */
interface NumberKind {
  length: number;
  problem(text: string): string | null;
  /** Letters that it never holds, and what they were printed as. */
  misread: Readonly<Record<string, string>>;
}

export const IDENTITY_NUMBER: NumberKind = {
  length: 18,
  problem: (text) => identityNumberProblem(text),
  misread: { O: '0', I: '1' },
};
export const CREDIT_CODE: NumberKind = {
  length: 18,
  problem: creditCodeProblem,
  misread: { O: '0', I: '1', Z: '2', S: '5' },
};
export const VIN: NumberKind = { length: 17, problem: vinProblem, misread: { O: '0', Q: '0', I: '1' } };

const RUN = /[0-9A-Za-z]+/g;

/** The number of this kind on a page, if its check digit holds. Whatever does not hold was misread, and is not told. */
export function findNumber(page: Page, kind: NumberKind): Reading | undefined {
  for (const fragment of page.fragments) {
    for (const run of fragment.text.matchAll(RUN)) {
      const text = proven(run[0], kind);
      if (text) return readingOf(page, fragment, run.index, text);
    }
  }
  return undefined;
}

function proven(run: string, { length, problem, misread }: NumberKind): string | null {
  if (run.length !== length) return null;
  const text = [...run.toUpperCase()].map((character) => misread[character] ?? character).join('');
  return problem(text) === null ? text : null;
}

function readingOf(page: Page, fragment: Fragment, from: number, text: string): Reading {
  const part = partOf(fragment, from, from + text.length);
  return {
    text,
    confidence: Math.min(...part.characters.map(({ confidence }) => confidence)),
    box: boxAround([part], page),
  };
}
