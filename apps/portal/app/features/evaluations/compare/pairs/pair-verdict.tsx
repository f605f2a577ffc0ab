import { Check, Equal, X } from 'lucide-react';
import { Link } from '../../../../shared/ui/link.tsx';
import { CarSide } from '../../car-side.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { evaluatedName, scoreWords } from '../../evaluation-words.ts';
import { mappingCars, type Pair, VERDICTS, wayOut } from './pair-words.ts';
import styles from './pairs.module.css';

const ICONS = { same: Check, mapped: Equal, refused: X } as const;

interface PairVerdictProps {
  pair: Pair;
  first: Evaluation;
  second: Evaluation;
}

/** Two cars with a line between them that holds, or does not; in words below. */
export function PairVerdict({ pair, first, second }: PairVerdictProps) {
  const Icon = ICONS[pair.verdict];
  return (
    <>
      <div className={styles.cars}>
        <PairedCar entry={first} />
        <span className={styles.line} aria-hidden="true">
          <span className={styles.sign}>
            <Icon />
          </span>
        </span>
        <PairedCar entry={second} />
      </div>
      <p className={styles.reason}>
        <strong className={styles.verdict}>{VERDICTS[pair.verdict]}。</strong>
        {pair.verdict === 'same' ? '同一版规程，分数直接比，差太小算并列。' : pair.reason}
        {pair.mapped && <Mapped mapped={pair.mapped} first={first} second={second} />}
        {pair.verdict === 'refused' && <WayOut first={first} second={second} />}
      </p>
    </>
  );
}

const PairedCar = ({ entry }: { entry: Evaluation }) => (
  <div className={styles.car}>
    <CarSide car={entry} sizes="120px" decorative />
    <strong className={styles.name}>{evaluatedName(entry)}</strong>
    <span className={styles.edition}>
      {entry.edition.programmeName} {entry.edition.name}
    </span>
  </div>
);

interface MappedProps extends Omit<PairVerdictProps, 'pair'> {
  mapped: NonNullable<Pair['mapped']>;
}

function Mapped({ mapped, first, second }: MappedProps) {
  const entry = mapped.id === first.id ? first : second;
  const cars = mappingCars(first, second);
  return (
    <>
      {evaluatedName(entry)}的 {scoreWords(entry.totalScore)} 分，按 {mapped.editionName}约为{' '}
      <strong>
        {scoreWords(mapped.totalScore)} ± {scoreWords(mapped.halfWidth)}
      </strong>
      {cars !== null && `（据 ${cars} 款两版都测过的车）`}，没有星级。
    </>
  );
}

function WayOut({ first, second }: { first: Evaluation; second: Evaluation }) {
  const { words, address } = wayOut(first, second);
  return (
    <Link to={address} className={styles.out}>
      {words}
    </Link>
  );
}
