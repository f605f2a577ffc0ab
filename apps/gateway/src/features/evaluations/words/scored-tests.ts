import type { EditionDocument } from '@cheyantong/contract/edition';
import type { Scored, ScoredTest } from '@cheyantong/evaluation';

export type TestRule = EditionDocument['areas'][number]['tests'][number];

/** A test with its rule and what it earned. */
export interface JudgedTest extends ScoredTest {
  rule: TestRule;
  /** Of its points, from 0 to 1. */
  share: number;
}

export const judgedTests = (rules: readonly TestRule[], scored: readonly ScoredTest[]): JudgedTest[] =>
  rules.flatMap((rule) => {
    const test = scored.find(({ code }) => code === rule.code);
    return test ? [{ ...test, rule, share: test.points / test.max }] : [];
  });

/** Of all areas. */
export const allJudged = ({ areas }: EditionDocument, scored: Pick<Scored, 'areas'>): JudgedTest[] =>
  judgedTests(
    areas.flatMap(({ tests }) => tests),
    scored.areas.flatMap(({ tests }) => tests),
  );

/** The best first; of equals the one that weighs more. */
export const strongestFirst = (tests: readonly JudgedTest[]): JudgedTest[] =>
  tests.toSorted((a, b) => b.share - a.share || b.max - a.max);

/** The worst first; of equals the one that lost more. */
export const weakestFirst = (tests: readonly JudgedTest[]): JudgedTest[] =>
  tests.toSorted((a, b) => a.share - b.share || b.max - a.max);
