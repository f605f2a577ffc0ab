import type { BatteryTrace } from '@cheyantong/contract';
import { useIsMobile } from '../../../shared/settings.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import hiddenStyles from '../../../shared/ui/visually-hidden.module.css';
import styles from './health-card.module.css';
import { HealthChart } from './health-chart.tsx';
import { lossAYear, pinsOf } from './health-curve.ts';

/** The state of health over all lives, from the events alone. */
export function HealthCard({ trace }: { trace: BatteryTrace }) {
  const isMobile = useIsMobile();
  const { health, replacedModules } = trace;
  const loss = lossAYear(health);
  const pins = pinsOf(trace.nodes);
  return (
    <Card
      title="一生的健康度"
      remark="SOH，%，相对出厂容量"
      aside={
        <span className={styles.legend}>
          <span data-line="solid">推算</span>
          <span data-line="dot">实测</span>
          <span data-line="dashed">预计</span>
        </span>
      }
    >
      {health.length > 1 ? (
        <HealthChart trace={trace} pins={pins} isNarrow={isMobile} />
      ) : (
        <NoteBand>还没有测过健康度。</NoteBand>
      )}
      {isMobile && (
        <ol className={styles.pins}>
          {pins.map(({ number, name, date, repaired }) => (
            <li key={number} className={styles.pin}>
              <span className={styles.number} data-repaired={repaired || undefined}>
                {number}
              </span>
              <span>
                {name}
                <span className={styles.date}>{date}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {loss !== null && (
        <NoteBand>
          年均下降 {loss.toFixed(1)} 个百分点。
          {replacedModules.length > 0 &&
            `更换过模块 ${replacedModules.join('、')}：若之后回升，是换件，不是自愈。`}
        </NoteBand>
      )}
      <table className={hiddenStyles.hidden}>
        <caption>健康度记录</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">健康度</th>
            <th scope="col">来源</th>
          </tr>
        </thead>
        <tbody>
          {health.map(({ date, soh, measured }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{soh}%</td>
              <td>{measured ? '实测' : '出厂'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
