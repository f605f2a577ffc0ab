import type { EditionDocument } from '@cheyantong/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../../shared/ui/link.tsx';
import { CurveChart } from '../../curve/curve-chart.tsx';
import type { EditionTest, TestResult } from '../../evaluation.ts';
import { methodAddress } from '../../evaluation-addresses.ts';
import links from '../links.module.css';
import styles from './working.module.css';
import { readingsWords, repeatabilityWords, workingOf } from './working-words.ts';

interface WorkingProps {
  item: TestResult;
  test: EditionTest;
  edition: EditionDocument;
}

/** The rule's curve with this car on it, and the same in numbers: whoever doubts it can work it out again. */
export function Working({ item: { measured, readings }, test, edition }: WorkingProps) {
  return (
    <div className={styles.box}>
      <div className={styles.curve}>
        <CurveChart test={test} value={measured ?? undefined} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.title}>这一项怎么算</h4>
        {measured === null ? (
          <p>受试车没有配备这项功能，按规程得 0 分，不影响其他项。</p>
        ) : (
          <Formula test={test} value={measured} />
        )}
        <dl className={styles.facts}>
          {measured !== null && readings && (
            <Fact name="读数">{readingsWords(test, readings, measured)}</Fact>
          )}
          {measured !== null && <Fact name="重复性">{repeatabilityWords(test, measured)}</Fact>}
          <Fact name="试验条件">{test.condition}</Fact>
          <Fact name="规程条款">
            <Link to={methodAddress(edition, test.clause)} className={links.link}>
              {edition.name} {test.clause}
            </Link>
          </Fact>
        </dl>
      </div>
    </div>
  );
}

function Formula({ test, value }: { test: EditionTest; value: number }) {
  const { sentence, formula } = workingOf(test, value);
  return (
    <>
      <p>{sentence}</p>
      {formula && <p className={styles.formula}>{formula}</p>}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
