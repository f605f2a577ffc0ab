import type { UsedCarDetail } from '@cheyantong/contract';
import { BrandTile } from '../../vehicles/index.ts';
import styles from './detail.module.css';

export function DealerName({ dealer }: { dealer: UsedCarDetail['dealer'] }) {
  return (
    <div className={styles.dealerName}>
      <BrandTile name={dealer.name} />
      <div>
        <p className={styles.dealerTitle}>{dealer.name}</p>
        <p className={styles.dealerRemark}>在售 {dealer.onSaleCount.toLocaleString('zh-CN')} 辆</p>
      </div>
    </div>
  );
}
