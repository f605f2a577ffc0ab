import { minuteOf, yuanText } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import type { AnyOrderDetail } from '../order-queries.ts';

/** How much, by which way, and the numbers that customer service asks for. */
export function PaymentCard({ order }: { order: AnyOrderDetail }) {
  return (
    <Card title="付款信息" aside={<Price currency="¥" amount={yuanText(order.paymentAmount)} size={24} />}>
      <Facts
        narrow
        facts={[
          ['支付方式', order.paymentMethodLabel ?? '尚未付款'],
          ['交易号', order.transactionId],
          ['订单号', order.orderNo],
          ['下单时间', minuteOf(order.createTime)],
          ['付款时间', order.payTime && minuteOf(order.payTime)],
          ['完成时间', order.finishTime && minuteOf(order.finishTime)],
        ]}
      />
    </Card>
  );
}
