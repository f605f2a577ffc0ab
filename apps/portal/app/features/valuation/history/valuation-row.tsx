import type { OrderRow } from '@cheyantong/contract';
import { minuteOf } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { type NextStep, nextStepOf, orderAddress, StatusBadge } from '../../orders/index.ts';
import { valuationAddress } from '../valuation-address.ts';
import styles from './valuation-list.module.css';

const WORDS: Record<NextStep, string> = {
  pay: '去支付',
  report: '查看估值',
  progress: '查看进度',
  look: '查看订单',
};

/** The car, when it was valued, and the way to the result or to what it waits for. */
export function ValuationRow({ order }: { order: OrderRow }) {
  const { orderNo, orderType, vehicleName, providerName, createTime } = order;
  const next = nextStepOf(order);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.car}>{vehicleName ?? '车辆估值'}</p>
        <p className={styles.remark}>
          {minuteOf(createTime)} · {providerName}
        </p>
      </div>
      <StatusBadge order={order} />
      <ButtonLink
        size="small"
        tone={next === 'pay' ? 'primary' : 'secondary'}
        to={next === 'report' ? valuationAddress(orderNo) : orderAddress(orderType, orderNo)}
        aria-label={`${WORDS[next]}：${vehicleName ?? orderNo}`}
      >
        {WORDS[next]}
      </ButtonLink>
    </li>
  );
}
