import { groupedNumber } from '@cheyantong/domain';
import { Card } from '../../../../shared/ui/card.tsx';
import { FactList } from '../../../../shared/ui/fact-list.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import { wanAmount } from '../../../../shared/words.ts';
import type { Evaluation } from '../../evaluation.ts';
import { testedTrim } from '../../evaluation-words.ts';

/** The very car that stood in the laboratory, and whom its result says nothing about. */
export function TestedCar({ evaluation }: { evaluation: Evaluation }) {
  const { guidePrice, massKg, mileageKm, testDate, testEndDate, notCovered } = evaluation;
  return (
    <Card title="受试车">
      <FactList
        columns={1}
        facts={[
          { name: '车型', value: testedTrim(evaluation) },
          { name: '新车指导价', value: guidePrice !== null && `${wanAmount(guidePrice)} 万元` },
          { name: '车架号', value: evaluation.vinMasked },
          { name: '整备质量', value: massKg !== null && `${groupedNumber(massKg)} kg` },
          { name: '安全装备', value: evaluation.equipment },
          { name: '试验前里程', value: mileageKm !== null && `${groupedNumber(mileageKm)} 公里` },
          { name: '地点', value: evaluation.testPlace },
          { name: '机构', value: evaluation.testOrg },
          { name: '日期', value: daysWords(testDate, testEndDate) },
        ].map(({ name, value }) => ({ name, value: value || null }))}
      />
      {notCovered && (
        <div style={{ marginBlockStart: 16 }}>
          <NoteBand>{notCovered}</NoteBand>
        </div>
      )}
    </Card>
  );
}

/** 2026-09-02 至 10-16 */
function daysWords(from: string | null, to: string | null): string | null {
  if (!from || !to || from === to) return from;
  return `${from} 至 ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;
}
