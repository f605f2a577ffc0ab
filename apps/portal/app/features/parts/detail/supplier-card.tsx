import type { PartDetail } from '@cheyantong/contract';
import { BadgeCheck, MapPin, Phone } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { BrandTile } from '../../vehicles/index.ts';
import styles from './supplier-card.module.css';

/** Who sells it. */
export function SupplierCard({ part }: { part: PartDetail }) {
  return (
    <Card aria-label="供应商">
      <div className={styles.head}>
        <BrandTile name={part.supplierName} />
        <div>
          <p className={styles.role}>供应商</p>
          <p className={styles.name}>{part.supplierName}</p>
        </div>
        <span className={styles.remark}>
          <Badge outline>演示数据</Badge>
        </span>
      </div>
      <ul className={styles.facts}>
        <li>
          <MapPin aria-hidden="true" />
          {part.cityName}发货
        </li>
        {part.remanufactureLicence && (
          <li>
            <BadgeCheck aria-hidden="true" />
            再制造资质 {part.remanufactureLicence}
          </li>
        )}
        {part.supplierPhoneMasked && (
          <li>
            <Phone aria-hidden="true" />
            {part.supplierPhoneMasked}
            {part.onSale && '（提交购买后由供应商联系您）'}
          </li>
        )}
      </ul>
    </Card>
  );
}
