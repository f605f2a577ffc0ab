import type { PriceLabel } from '@cheyantong/contract';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './price-badge.module.css';

const LOOKS = {
  muchLower: { tone: 'good', icon: ArrowDown, words: '明显低于同龄车' },
  lower: { tone: 'good', icon: ArrowDown, words: '低于同龄车' },
  fair: { tone: 'neutral', icon: Equal, words: '同龄常见价' },
  higher: { tone: 'caution', icon: ArrowUp, words: '高于同龄车' },
  muchHigher: { tone: 'caution', icon: ArrowUp, words: '明显高于同龄车' },
} as const;

/** How the price stands among cars of the same age, in a word; why, on hover and focus. */
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
