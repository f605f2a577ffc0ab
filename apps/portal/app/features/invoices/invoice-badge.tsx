import type { Invoice } from '@cheyantong/contract';
import type { InvoiceStatus } from '@cheyantong/domain';
import { CircleCheck, CircleX, Clock, LoaderCircle, Undo2 } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';

const LOOKS = {
  requested: { tone: 'brand', icon: Clock },
  issuing: { tone: 'brand', icon: LoaderCircle },
  issued: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
  reversing: { tone: 'caution', icon: Undo2 },
  reversed: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<InvoiceStatus, object>;

export function InvoiceBadge({ invoice }: { invoice: Invoice }) {
  const { tone, icon: Icon } = LOOKS[invoice.status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {invoice.statusLabel}
    </Badge>
  );
}
