import { kilometres, mileageSentence, ORDINARY_YEAR_KM, wanOfKilometres } from '@cheyantong/domain';
import { Chart } from '../../../../shared/chart/chart.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import { drawMileage } from './draw-mileage.ts';
import styles from './mileage-curve.module.css';
import type { MileagePoint } from './mileage-facts.ts';

interface MileageCurveProps {
  points: readonly MileagePoint[];
  /** Readings that contradict each other, as the report judges them. */
  suspect: boolean;
  /** As the report names it. */
  yearlyKm: number | null;
}

/** The readings over the years against what a car ordinarily runs. */
export function MileageCurve({ points, suspect, yearlyKm }: MileageCurveProps) {
  if (points.length < 2) {
    return <NoteBand>可用的里程读数不足两个，画不出曲线，也无法判断里程是否连续。</NoteBand>;
  }
  return (
    <>
      <Chart
        description={`里程曲线，${points.length} 个读数，最后一次 ${kilometres(points.at(-1)?.km ?? 0)}`}
        data={points}
        draw={drawMileage}
        height={280}
        legend={
          <span className={styles.band}>
            每年 {wanOfKilometres(ORDINARY_YEAR_KM.low)}–{wanOfKilometres(ORDINARY_YEAR_KM.high)} 万公里
          </span>
        }
        table={{
          columns: ['日期', '读数', '来源'],
          rows: points.map(({ date, km, label }) => [date, kilometres(km), label ?? '']),
        }}
      />
      <NoteBand tone={suspect ? 'bad' : 'good'}>{mileageSentence({ suspect, yearlyKm })}</NoteBand>
    </>
  );
}
