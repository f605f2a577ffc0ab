import { LIMIT_WORDS, type LimitLevel } from '@cheyantong/domain';
import { Check, CircleAlert, CircleX, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';

const ICONS: Record<LimitLevel, LucideIcon> = { good: Check, caution: CircleAlert, bad: CircleX };

/** How a figure stands to its limits; nothing is said of what nobody measured. */
export function LevelBadge({ level }: { level: LimitLevel | null }) {
  if (!level) return <Badge>未测</Badge>;
  const Icon = ICONS[level];
  return (
    <Badge tone={level} icon={<Icon aria-hidden="true" />}>
      {LIMIT_WORDS[level]}
    </Badge>
  );
}
