import type { PriceLabel } from '@cheyantong/contract';
import { ArrowDown, ArrowUp, CircleHelp, Equal } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './price-badge.module.css';
import { PRICE_MEANINGS } from './price-meanings.ts';

const UNJUDGED = { tone: 'neutral', icon: CircleHelp } as const;

const LOOKS = {
  muchLower: { tone: 'good', icon: ArrowDown },
  lower: { tone: 'good', icon: ArrowDown },
  fair: { tone: 'neutral', icon: Equal },
  higher: { tone: 'caution', icon: ArrowUp },
  muchHigher: { tone: 'caution', icon: ArrowUp },
  fewListings: UNJUDGED,
  scattered: UNJUDGED,
  implausible: UNJUDGED,
} as const;

/** How the price stands against the valuation, in a word; what that means, on hover, focus and a press. */
export function PriceBadge({ label }: { label: PriceLabel }) {
  return (
    <Tooltip text={PRICE_MEANINGS[label.level]}>
      <button type="button" className={styles.trigger}>
        <PlainPriceBadge label={label} />
      </button>
    </Tooltip>
  );
}

/** For places that say themselves what it means. */
export function PlainPriceBadge({ label: { level, text } }: { label: Pick<PriceLabel, 'level' | 'text'> }) {
  const { tone, icon: Icon } = LOOKS[level];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text}
    </Badge>
  );
}
