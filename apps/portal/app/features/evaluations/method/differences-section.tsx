import type { EditionDocument } from '@cheyantong/contract';
import { Check, Equal, X } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SheetSection } from '../../../shared/ui/sheet-section.tsx';
import { methodAddress } from '../evaluation-addresses.ts';
import type { EditionDifference } from './edition-difference.ts';
import styles from './method.module.css';

interface DifferencesSectionProps {
  id: string;
  title: string;
  edition: EditionDocument;
  differences: readonly EditionDifference[];
}

/** Which editions' results may be set beside these, by which published mapping, and what has changed. */
export function DifferencesSection({ id, title, edition, differences }: DifferencesSectionProps) {
  return (
    <SheetSection id={id} title={title} remark="星和总分只在同一版内可比，除非公布了折算">
      {differences.length === 0 && <p>这个项目目前只有这一版。</p>}
      {differences.map((difference) => (
        <Difference key={difference.other.code} edition={edition} difference={difference} />
      ))}
    </SheetSection>
  );
}

function Difference({ edition, difference }: { edition: EditionDocument; difference: EditionDifference }) {
  const { other, shared, onlyHere, onlyThere, reweighted } = difference;
  const changes = [
    ['只有这一版考', onlyHere],
    [`只有 ${other.name}考`, onlyThere],
    ['做法相同，读数可以相比', shared],
    ['权重不同', reweighted.map(({ name, here, there }) => `${name} ${here}%（${other.name} ${there}%）`)],
  ] as const;
  return (
    <article className={styles.difference}>
      <h3 className={styles.testName}>
        <Link to={methodAddress(other)}>{other.name}</Link>
        <Verdict difference={difference} />
      </h3>
      <Mapping edition={edition} difference={difference} />
      <dl className={styles.changes}>
        {changes
          .filter(([, names]) => names.length > 0)
          .map(([term, names]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{names.join('、')}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}

function Verdict({ difference }: { difference: EditionDifference }) {
  switch (difference.comparability.kind) {
    case 'same':
      return (
        <Badge tone="good" icon={<Check aria-hidden="true" />}>
          可以直接比
        </Badge>
      );
    case 'mapped':
      return (
        <Badge tone="brand" icon={<Equal aria-hidden="true" />}>
          按公布的折算比
        </Badge>
      );
    case 'refused':
      return <Badge icon={<X aria-hidden="true" />}>不能比</Badge>;
  }
}

/** 2026 版总分 = 4.2 + 0.91 × 2024 版总分 */
function Mapping({ edition, difference }: { edition: EditionDocument; difference: EditionDifference }) {
  const { comparability, other } = difference;
  if (comparability.kind === 'same') return null;
  if (comparability.kind === 'refused') return <p>{comparability.reason}</p>;
  const { mapping, to, reason } = comparability;
  const [newer, older] = to === edition.code ? [edition, other] : [other, edition];
  return (
    <>
      <p>{reason}</p>
      <p className={styles.formula}>
        {newer.name}总分 = {mapping.offset} + {mapping.factor} × {older.name}总分
      </p>
      <p className={styles.condition}>
        由 {mapping.cars} 辆两版都测过的车求得；五辆里有四辆相差在 ±{mapping.halfWidth}{' '}
        分之内。只折算总分，不折算星级和分项。
      </p>
    </>
  );
}
