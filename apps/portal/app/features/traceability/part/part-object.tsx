import type { PartTrace } from '@cheyantong/contract';
import { dateOfDay, daysBetween, PART_CONDITIONS, seriesWithBrand } from '@cheyantong/domain';
import { Recycle } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { PartPicture, partAddress } from '../../parts/index.ts';
import styles from './part-object.module.css';

/** The part itself, as its papers describe it. */
export function PartObject({ trace }: { trace: PartTrace }) {
  const { partName, images, fitsName, sourceVehicle: donor, dismantler, inspection } = trace;
  return (
    <Card flush className={styles.object}>
      <div className={styles.picture}>
        <PartPicture part={{ partName, coverUrl: images[0] ?? null }} eager />
        <p className={styles.label}>
          <Recycle aria-hidden="true" />
          {PART_CONDITIONS.reused.label}
        </p>
      </div>
      <div className={styles.head}>
        <h2 className={styles.name}>{partName}</h2>
        {fitsName && <p className={styles.fits}>适配 {fitsName}</p>}
      </div>
      <div className={styles.words}>
        <FactList
          columns={1}
          facts={[
            { name: 'OE 号', value: trace.oeNo },
            { name: '等级', value: trace.partGradeLabel },
            {
              name: '来源车辆',
              value: <Lines of={[seriesWithBrand(donor.brandName, donor.modelName), donor.vinMasked]} />,
            },
            { name: '拆解企业', value: <Lines of={[dismantler.name, dismantler.qualificationNo]} /> },
            { name: '检测', value: inspection && `${inspection.result}，${inspection.org}` },
            { name: '状态', value: trace.stateLabel },
            {
              name: '质保',
              value: trace.warrantyUntil && warrantyWords(trace.warrantyUntil, trace.checkedTime),
            },
          ]}
        />
        {trace.partId && (
          <ButtonLink data-print="hide" tone="secondary" block to={partAddress(trace.partId)}>
            看这件再用件
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const Lines = ({ of }: { of: readonly (string | null)[] }) => (
  <>
    {of.filter(Boolean).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);

function warrantyWords(until: string, now: string): string {
  const days = daysBetween(dateOfDay(now.slice(0, 10)), dateOfDay(until));
  return days < 0 ? `${until} 已到期` : `至 ${until}，还有 ${days} 天`;
}
