import { maskPhone } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import type { AnyOrderDetail } from '../order-queries.ts';
import styles from './detail.module.css';

const ON_SITE = 2;

/** When, where and with whom the car is inspected. */
export function AppointmentCard({ order }: { order: AnyOrderDetail }) {
  const { outlet, appointDate, appointPeriod, inspector } = order;
  const { serviceMode, address, contactName, contactPhone } = order.serviceInfo;
  return (
    <Card title="预约信息">
      <Facts
        facts={[
          ['预约时间', appointDate && [appointDate, appointPeriod].filter(Boolean).join(' ')],
          ['检测方式', serviceMode === ON_SITE ? '上门检测' : '到店检测'],
          ['上门地址', serviceMode === ON_SITE ? address : null],
          ['检测点', outlet?.outletName],
          ['地址', outlet?.address],
          ['电话', outlet && <Phone number={outlet.phone} />],
          ['营业时间', outlet?.businessHours],
          ['检测师', inspector],
          ['联系人', contactName],
          ['联系电话', contactPhone && maskPhone(contactPhone)],
        ]}
      />
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className={styles.link}>
      {number}
    </a>
  );
}
