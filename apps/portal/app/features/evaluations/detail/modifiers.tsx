import { roundHalfUp, sum } from '@cheyantong/evaluation';
import { Check, Minus } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Evaluation } from '../evaluation.ts';
import styles from './modifiers.module.css';
import { SECTIONS } from './sections.ts';

/** What sensors do not show: it costs points apart, or was looked at and found in order. */
export function Modifiers({ evaluation: { dimensions } }: { evaluation: Evaluation }) {
  const checked = dimensions.flatMap(({ name: area, modifiers }) =>
    modifiers.map((modifier) => ({ ...modifier, area })),
  );
  const cost = -roundHalfUp(sum(checked.map(({ points }) => points)), 2);
  return (
    <Card
      id="modifiers"
      title={SECTIONS.modifiers}
      remark={
        cost > 0 ? `试验之外的扣分与核对，合计扣 ${cost.toFixed(1)} 分` : '试验之外的扣分与核对，没有扣分'
      }
    >
      {checked.length === 0 ? (
        <p className={styles.none}>这一版规程没有修正项。</p>
      ) : (
        <ul>
          {checked.map(({ code, name, area, found, limit, points }) => (
            <li key={code} className={styles.row}>
              <span className={styles.naming}>
                <strong>{name}</strong>
                <span className={styles.muted}>{area}</span>
              </span>
              <span>{found}</span>
              <span className={styles.muted}>{limit}</span>
              {points < 0 ? (
                <Badge tone="caution" icon={<Minus aria-hidden="true" />}>
                  扣 {Math.abs(points).toFixed(1)} 分
                </Badge>
              ) : (
                <Badge tone="good" icon={<Check aria-hidden="true" />}>
                  不扣分
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
