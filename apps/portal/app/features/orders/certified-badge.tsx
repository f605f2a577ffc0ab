import type { OrderRow } from '@cheyantong/contract';
import { CERTIFIED_LABELS } from '@cheyantong/domain';
import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';

/** Who ordered has shown who they are; nothing where they have not. */
export function CertifiedBadge({ order }: { order: Pick<OrderRow, 'certified'> }) {
  if (!order.certified) return null;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {CERTIFIED_LABELS[order.certified]}
    </Badge>
  );
}
