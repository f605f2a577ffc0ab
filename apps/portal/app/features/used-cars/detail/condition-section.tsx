import type { UsedCarDetail } from '@cheyantong/contract';
import { beijingDay, dayOf } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { longMonthWords, mileageWords } from '../../../shared/words.ts';
import styles from './detail.module.css';
import { Section } from './section.tsx';

/** What is known of the car's state, and honestly what is not. */
export function ConditionSection({ car }: { car: UsedCarDetail }) {
  return (
    <Section id="condition">
      <div className={styles.inspection}>
        {car.inspection ? (
          <NoteBand tone="good">
            检测评级 <strong>{car.inspection.gradeLabel}</strong>，得分 {car.inspection.totalScore}（
            {dayOf(car.inspection.inspectTime)} 检测）
          </NoteBand>
        ) : (
          <NoteBand tone="caution">
            该车暂无检测报告，下列信息由车商提供，未经平台核验。可在购买前
            <Link to={PAGES.detection.path} className={styles.inlineLink}>
              预约车辆检测
            </Link>
            。
          </NoteBand>
        )}
      </div>
      <FactList
        facts={[
          { name: '表显里程', value: mileageWords(car.mileage) },
          { name: '过户次数', value: car.transferCount === 0 ? '未过户' : `${car.transferCount} 次` },
          { name: '使用性质', value: car.useNature },
          { name: '首次上牌', value: longMonthWords(car.recordDate) },
          { name: '年检到期', value: car.annualInspectionDate && <Expiry date={car.annualInspectionDate} /> },
          { name: '交强险到期', value: car.insuranceDate && <Expiry date={car.insuranceDate} /> },
        ]}
      />
    </Section>
  );
}

function Expiry({ date }: { date: string }) {
  const isOver = date < beijingDay(new Date());
  return (
    <>
      {longMonthWords(date)} {isOver && <Badge tone="caution">已到期</Badge>}
    </>
  );
}
