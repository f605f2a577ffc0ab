import type { BatteryTrace } from '@cheyantong/contract';
import { readCode } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { CodePartsRow } from '../desk/code-parts-row.tsx';
import styles from './pack-card.module.css';
import { PackDrawing } from './pack-drawing.tsx';

/** The pack itself: its drawing, its plate, and what the plate's number says by GB/T 34014. */
export function PackCard({ trace }: { trace: BatteryTrace }) {
  const { vehicle, cellCount } = trace;
  return (
    <Card flush>
      {trace.moduleCount !== null && (
        <PackDrawing modules={trace.moduleCount} replaced={trace.replacedModules} />
      )}
      <div className={styles.words}>
        <FactList
          columns={1}
          facts={[
            { name: '编码对象', value: trace.codeLevel },
            { name: '生产单位', value: trace.manufacturer },
            { name: '电芯', value: `${trace.cellType}${cellCount ? `，${cellCount} 只` : ''}` },
            { name: '额定能量', value: trace.ratedEnergy > 0 && `${trace.ratedEnergy} kWh` },
            { name: '额定电压', value: trace.ratedVoltage && `${trace.ratedVoltage} V` },
            { name: '生产日期', value: trace.produceDate },
            {
              name: '装过的车',
              value: vehicle && `${vehicle.brandName} ${vehicle.modelName}，VIN ${vehicle.vinMasked}`,
            },
          ]}
        />
        <h3 className={styles.title}>编码的含义（GB/T 34014）</h3>
        <CodePartsRow read={readCode(trace.packCode)} />
      </div>
    </Card>
  );
}
