import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { CertifiedBadge } from '../certified-badge.tsx';
import type { AnyOrderDetail } from '../order-queries.ts';

export function ServiceCard({ order }: { order: AnyOrderDetail }) {
  const [bought] = order.orderItems;
  return (
    <Card title="服务信息" aside={<CertifiedBadge order={order} />}>
      <Facts
        facts={[
          ['服务', order.orderTypeLabel],
          ['项目', bought?.skuName],
          ['服务机构', order.providerName],
          ['报告编号', order.reportCode],
          ['退改规则', order.cancelRule],
          ['备注', order.remark],
        ]}
      />
    </Card>
  );
}
