import type { OrderRow } from '@cheyantong/contract';
import { type OrderStatus, orderStatusOfCode } from '@cheyantong/domain';
import { CircleCheck, CircleX, Clock, LoaderCircle, ReceiptText, Undo2 } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';

export const STATUS_LOOKS = {
  unpaid: { tone: 'caution', icon: Clock },
  paid: { tone: 'brand', icon: ReceiptText },
  inService: { tone: 'brand', icon: LoaderCircle },
  completed: { tone: 'good', icon: CircleCheck },
  canceled: { tone: 'neutral', icon: CircleX },
  refunding: { tone: 'caution', icon: Undo2 },
  refunded: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<OrderStatus, object>;

export function StatusBadge({ order }: { order: Pick<OrderRow, 'status' | 'statusLabel'> }) {
  const { tone, icon: Icon } = STATUS_LOOKS[orderStatusOfCode(order.status)];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {order.statusLabel}
    </Badge>
  );
}
