import type { CallData, listBestOfClass } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIsMobile } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { SkeletonBlock } from '../../../shared/ui/skeleton.tsx';
import { CarSide } from '../car-side.tsx';
import type { EditionBrief } from '../editions.ts';
import { evaluationAddress } from '../evaluation-addresses.ts';
import { evaluatedName, scoreWords } from '../evaluation-words.ts';
import { MORE, TOTAL } from '../list/evaluation-list.ts';
import { bestOfClassQuery } from '../list/evaluation-queries.ts';
import { Stars } from '../stars.tsx';
import styles from './best-of-class.module.css';

type Best = CallData<typeof listBestOfClass>;

const SHOWN = 5;
/** On a phone that is not swept aside; their pictures are the largest thing on its first screen. */
const IN_SIGHT = 3;
const ROW_HEIGHT = 214;

interface BestOfClassProps {
  edition: EditionBrief;
  seed: Best | undefined;
}

/** The best of the classes most cars were tested in; whoever cannot be told apart shares the place. */
export function BestOfClass({ edition, seed }: BestOfClassProps) {
  const { data, isPending, isPlaceholderData } = useQuery({
    ...bestOfClassQuery({ programCode: edition.programmeCode, editionCode: edition.code }),
    placeholderData: keepPreviousData,
    ...(seed && { initialData: seed }),
  });
  if (isPending) return <SkeletonBlock height={ROW_HEIGHT} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="best-of-class" className={styles.section}>
      <SectionHeading
        id="best-of-class"
        remark={`${edition.programmeName} ${edition.name}，相差不到 ${edition.repeatability} 分并列`}
        aside={<Link to={byTotal(edition)}>按总分看全部</Link>}
      >
        同级最佳
      </SectionHeading>
      <ul className={styles.row} aria-busy={isPlaceholderData || undefined}>
        {mostTested(data).map((one, at) => (
          <ClassCell key={one.level} {...one} eager={at < IN_SIGHT} />
        ))}
      </ul>
    </section>
  );
}

function ClassCell({ level, count, best, eager }: Best[number] & { eager: boolean }) {
  const isMobile = useIsMobile();
  const [first] = best;
  if (!first) return null;
  return (
    <li className={styles.cell}>
      <p className={styles.class}>
        <strong>{level}</strong>
        <span>共 {count} 款</span>
      </p>
      <CarSide car={first} sizes={isMobile ? '132px' : '220px'} eager={eager} decorative />
      {best.map((one) => (
        <p key={one.id} className={styles.best}>
          <Link to={evaluationAddress(one.id)}>{evaluatedName(one)}</Link>
          {one.starLevel !== null && <Stars level={one.starLevel} size={16} />}
          {one.totalScore !== null && <span className={styles.score}>{scoreWords(one.totalScore)}</span>}
        </p>
      ))}
      {best.length > 1 && <p className={styles.tied}>{best.length} 款并列</p>}
    </li>
  );
}

/** In the order of the classes. */
const mostTested = (best: Best): Best => {
  const least = best.map(({ count }) => count).toSorted((a, b) => b - a)[SHOWN - 1] ?? 0;
  return best.filter(({ count }) => count >= least).slice(0, SHOWN);
};

const byTotal = ({ programmeCode, code }: EditionBrief): string =>
  MORE.write({
    programCode: programmeCode,
    editionCode: code,
    pageNum: 1,
    sortField: TOTAL,
    sort: 'desc',
  });
