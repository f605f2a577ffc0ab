import type { BatteryTrace } from '@cheyantong/contract';
import { BatteryCharging, CarFront, type LucideIcon, Recycle } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { monthWords } from '../../../shared/words.ts';
import { forecastOf } from './health-curve.ts';
import styles from './lives-row.module.css';

type Life = BatteryTrace['lives'][number];

const LOOKS: Record<Life['life'], { name: string; icon: LucideIcon; about: string }> = {
  car: { name: '车用', icon: CarFront, about: '装在车上' },
  secondUse: { name: '梯次利用', icon: BatteryCharging, about: '储能，限低倍率充放' },
  recycling: { name: '再生利用', icon: Recycle, about: '拆解，提取锂、铁、铜' },
};

/** Where it has been, is and will go; every life has a limit, and behind it the next place. */
export function LivesRow({ trace }: { trace: BatteryTrace }) {
  const forecast = forecastOf(trace);
  const next = trace.lives.find(({ from }) => from === null);
  return (
    <Card title="接下来去哪" remark="每一段都有下限，到线就换去处">
      <ul className={styles.lives}>
        {trace.lives.map((life) => {
          const { name, icon: Icon, about } = LOOKS[life.life];
          const state = stateOf(life);
          return (
            <li key={life.life} className={styles.life} data-current={state === '进行中' || undefined}>
              <p className={styles.name}>
                <Icon aria-hidden="true" />
                {name}
                <Badge tone={state === '进行中' ? 'brand' : 'neutral'}>{state}</Badge>
              </p>
              <p>{spanWords(life, life === next && forecast ? Math.floor(forecast.year) : null)}</p>
              <p className={styles.about}>{life.limit === null ? about : `健康度 ≥ ${life.limit}%`}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function stateOf({ life, from, to }: Life): '已结束' | '进行中' | '未到' | '已完成' {
  if (from === null) return '未到';
  if (life === 'recycling') return '已完成';
  return to === null ? '进行中' : '已结束';
}

function spanWords({ from, to }: Life, expected: number | null): string {
  if (from === null) return expected ? `约 ${expected} 年以后` : '—';
  return `${monthWords(from)} – ${to ? monthWords(to) : ''}`;
}
