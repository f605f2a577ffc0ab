import type { PartItem } from '@cheyantong/contract';
import { isOffered, type WantedPart } from '../../shared/dialogs/mobile-request.ts';
import { PartPicture, partPrice, warrantyWords } from '../parts/index.ts';
import styles from './mobile-dialog.module.css';

/** What is bought or looked for. */
export function PartSummary({ part }: { part: PartItem | WantedPart }) {
  if (!isOffered(part)) {
    return (
      <section className={styles.subject} aria-label="求购的件">
        <div>
          <p className={styles.subjectName}>{part.typeName}</p>
          <p className={styles.facts}>
            <span>{part.parentTypeName}</span>
            <span>适用 {part.modelName}</span>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.subject} aria-label="购买的件">
      <div className={styles.thumb}>
        <PartPicture part={part} unmarked />
      </div>
      <div>
        <p className={styles.subjectName}>{part.partName}</p>
        <p className={styles.facts}>
          <span>{partPrice(part.price)}</span>
          {part.partGradeLabel && <span>{part.partGradeLabel}</span>}
          <span>{warrantyWords(part.warrantyMonths)}</span>
        </p>
        <p className={styles.facts}>
          <span>{part.conditionLabel}</span>
          <span>由{part.supplierName}发货</span>
        </p>
      </div>
    </section>
  );
}
