import { useSettings } from '../../../shared/settings.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Section } from './section.tsx';
import styles from './service.module.css';

export function WarrantySection() {
  const { servicePhone } = useSettings().footer;
  return (
    <Section id="warranty" remark={<Badge outline>演示规则</Badge>}>
      <ul className={styles.list}>
        <li>质保期限以商品页标注为准，自签收之日起计算；标“无质保”的件不提供质保。</li>
        <li>
          收到的货与商品页描述不符，请在 7 日内联系平台{servicePhone && `（${servicePhone}）`}
          ，由平台协调供应商退换。
        </li>
        <li>请保留标签、包装和收货时的照片；发现不符，请先不要装车。</li>
        <li>质保期内出现问题，请先联系供应商；协商不成，平台协助处理。</li>
      </ul>
    </Section>
  );
}
