import { PAGES } from '../../../pages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { carsForSale, rowName, rowRemark } from '../rank-words.ts';
import styles from './chosen-panel.module.css';
import { RowCurve, type RowCurveProps } from './row-curve.tsx';

/** The chosen row beside the table: its curve, what to do next, and how to read the figures. */
export function ChosenPanel({ row, ...curve }: RowCurveProps) {
  const cars = carsForSale(row);
  return (
    <aside className={styles.panel} aria-label="保值率曲线">
      <Card title={rowName(row)} remark={rowRemark(row)} aria-live="polite">
        <RowCurve row={row} {...curve} />
        <div className={styles.next}>
          {cars && <ButtonLink to={cars}>看在售车辆</ButtonLink>}
          <ButtonLink to={PAGES.estimate.path} tone="secondary">
            给我的车估值
          </ButtonLink>
        </div>
      </Card>
      <Card title="怎么读">
        <dl className={styles.meanings}>
          <div>
            <dt>保值率</dt>
            <dd>二手车标价占新车指导价的百分比。</dd>
          </div>
          <div>
            <dt>80% 区间</dt>
            <dd>换一批同样多的车源再算，十次约有八次落在这里。越窄越可靠。</dd>
          </div>
          <div>
            <dt>并列</dt>
            <dd>区间重叠，数据分不出高下，因此名次相同。</dd>
          </div>
          <div>
            <dt>较上期</dt>
            <dd>▲ 是超过了几个，▼ 是被几个超过。并列之间不算超过，新上榜的也不挤低别人。</dd>
          </div>
        </dl>
      </Card>
    </aside>
  );
}
