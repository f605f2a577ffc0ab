import type { PartFit } from '@cheyantong/contract';
import type { FitVerdict } from '@cheyantong/domain';
import { CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import styles from './fit-sentence.module.css';
import { fitMyCar, type MyCar } from './my-car.ts';

const ICONS: Record<FitVerdict, LucideIcon> = {
  fits: CircleCheck,
  otherYear: CircleAlert,
  no: CircleX,
  unknown: CircleHelp,
};

interface FitSentenceProps {
  fits: readonly PartFit[];
  car: MyCar;
  /** A line among others, as on a card. */
  short?: boolean | undefined;
}

/** Whether a part fits the visitor's car, and why. */
export function FitSentence({ fits, car, short }: FitSentenceProps) {
  const { verdict, sentence } = fitMyCar(fits, car);
  const Icon = ICONS[verdict];
  return (
    <div className={classNames(styles.verdict, short && styles.short)} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      <p className={styles.words}>{sentence}</p>
    </div>
  );
}
