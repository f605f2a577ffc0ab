import type { UsedCarDetail } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { BrandTile } from '../../vehicles/index.ts';
import styles from './detail.module.css';

export function DealerName({ dealer }: { dealer: UsedCarDetail['dealer'] }) {
  return (
    <div className={styles.dealerName}>
      <BrandTile name={dealer.name} />
      <div>
        <p className={styles.dealerTitle}>{dealer.name}</p>
        <p className={styles.dealerRemark}>在售 {groupedNumber(dealer.onSaleCount)} 辆</p>
      </div>
    </div>
  );
}
