import type { PriceLabel } from '@cheyantong/contract';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './price-badge.module.css';

const LOOKS = {
  muchLower: { tone: 'good', icon: ArrowDown, words: '明显低于估值' },
  lower: { tone: 'good', icon: ArrowDown, words: '低于估值' },
  fair: { tone: 'neutral', icon: Equal, words: '接近估值' },
  higher: { tone: 'caution', icon: ArrowUp, words: '高于估值' },
  muchHigher: { tone: 'caution', icon: ArrowUp, words: '明显高于估值' },
} as const;

/** How the price stands against the valuation, in a word; why, on hover, focus and a press. */
export function PriceBadge({ label }: { label: PriceLabel }) {
  return (
    <Tooltip text={label.reason}>
      <button type="button" className={styles.trigger}>
        <PlainPriceBadge level={label.level} />
      </button>
    </Tooltip>
  );
}

/** For places that print the reason themselves. */
export function PlainPriceBadge({ level }: Pick<PriceLabel, 'level'>) {
  const { tone, icon: Icon, words } = LOOKS[level];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}
