import { type Comparability, comparability, type Edition, type Test } from '@cheyantong/evaluation';

/** An edition against another one of its programme. */
export interface EditionDifference {
  other: Pick<Edition, 'programmeCode' | 'code' | 'name' | 'status'>;
  comparability: Comparability;
  /** Tests done in the same way: their readings may be compared even where the scores may not. */
  shared: string[];
  /** Tests that only this edition has, and those that only the other one has. */
  onlyHere: string[];
  onlyThere: string[];
  reweighted: { name: string; here: number; there: number }[];
}

export function editionDifference(edition: Edition, other: Edition): EditionDifference {
  const [here, there] = [testsOf(edition), testsOf(other)];
  return {
    other: {
      programmeCode: other.programmeCode,
      code: other.code,
      name: other.name,
      status: other.status,
    },
    comparability: comparability(edition, other),
    shared: namesOf(here.filter((test) => isAmong(test, there))),
    onlyHere: namesOf(here.filter((test) => !isAmong(test, there))),
    onlyThere: namesOf(there.filter((test) => !isAmong(test, here))),
    reweighted: edition.areas.flatMap(({ code, name, weight }) => {
      const before = other.areas.find((area) => area.code === code);
      return before && before.weight !== weight ? [{ name, here: weight, there: before.weight }] : [];
    }),
  };
}

const testsOf = ({ areas }: Edition): Test[] => areas.flatMap(({ tests }) => tests);
const isAmong = ({ method }: Test, tests: readonly Test[]): boolean =>
  tests.some((test) => test.method === method);
const namesOf = (tests: readonly Test[]): string[] => tests.map(({ name }) => name);
