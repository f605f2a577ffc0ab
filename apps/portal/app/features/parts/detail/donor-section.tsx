import type { PartDetail } from '@cheyantong/contract';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { mileageWords } from '../../../shared/words.ts';
import styles from './detail.module.css';
import { Section } from './section.tsx';
import { TraceCode } from './trace-code.tsx';

/** The car it was taken from, and the code that says so. */
export function DonorSection({ part: { sourceVehicle: donor, traceCode } }: { part: PartDetail }) {
  return (
    <Section id="donor" remark="车辆报废时的登记信息">
      {donor ? (
        <FactList
          columns={2}
          facts={[
            { name: '品牌', value: donor.brandName },
            { name: '车型', value: donor.modelName },
            { name: 'VIN', value: donor.vinMasked },
            { name: '报废时里程', value: donor.mileage === null ? null : mileageWords(donor.mileage) },
            { name: '报废日期', value: donor.scrapDate },
          ]}
        />
      ) : (
        <NoteBand tone="caution">供应商未提供来源车辆信息。</NoteBand>
      )}
      {traceCode && (
        <div className={styles.trace}>
          <TraceCode code={traceCode} />
        </div>
      )}
    </Section>
  );
}
