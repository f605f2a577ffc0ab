import type { BatteryReport } from '@cheyantong/contract';
import { agreementOf, methodScale } from '@cheyantong/domain';
import type { CSSProperties } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import styles from './methods.module.css';

type Method = NonNullable<BatteryReport['methods']>[number];

/** The measurements side by side, their intervals on one axis, and whether they agree. */
export function Methods({ methods }: { methods: readonly Method[] }) {
  const agreement = agreementOf(methods);
  return (
    <>
      <div className={styles.cards}>
        {methods.map((method) => (
          <MethodCard key={method.name} {...method} />
        ))}
      </div>
      <Intervals methods={methods} />
      {agreement && <NoteBand tone={agreement.agree ? 'good' : 'caution'}>{agreement.words}</NoteBand>}
    </>
  );
}

const MethodCard = ({ name, basis, soh, margin, adopted, facts }: Method) => (
  <div className={styles.card} data-adopted={adopted || undefined}>
    <div className={styles.head}>
      <h3 className={styles.name}>{name}</h3>
      <Badge tone={adopted ? 'brand' : 'neutral'}>{adopted ? '采用' : '对照'}</Badge>
    </div>
    <p className={styles.basis}>{basis}</p>
    <p className={styles.soh}>
      {soh.toFixed(1)}
      <span className={styles.percent}>%</span>
      <span className={styles.margin}> ± {margin.toFixed(1)}</span>
    </p>
    <dl>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

function Intervals({ methods }: { methods: readonly Method[] }) {
  const { from, to, ticks } = methodScale(methods);
  const place = (soh: number): number => (soh - from) / (to - from);
  return (
    <div className={styles.intervals} aria-hidden="true">
      <div className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ '--at': place(tick) } as CSSProperties}>
            {tick}%
          </span>
        ))}
      </div>
      {methods.map(({ name, soh, margin, adopted }) => (
        <div key={name} className={styles.row} data-adopted={adopted || undefined}>
          <span>{name}</span>
          <span className={styles.line}>
            <span
              className={styles.interval}
              style={{ '--from': place(soh - margin), '--to': place(soh + margin) } as CSSProperties}
            />
            <span className={styles.dot} style={{ '--at': place(soh) } as CSSProperties} />
          </span>
        </div>
      ))}
    </div>
  );
}
