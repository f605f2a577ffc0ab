import type { BatteryTrace } from '@cheyantong/contract';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { CopyReportLink } from '../chain/copy-report-link.tsx';

/** States in which it must not be in a car that is for sale. */
const OUT_OF_CARS: readonly BatteryTrace['currentState'][] = ['retired', 'secondUse', 'recycled'];

/** For somebody who reads the code of such a battery on a car. */
export function OutOfCars({
  trace: { traceCode, currentState, currentStateLabel },
}: {
  trace: BatteryTrace;
}) {
  if (!OUT_OF_CARS.includes(currentState)) return null;
  return (
    <NoteBand tone="caution">
      <strong>在一辆在售车上看到这个编码？</strong>
      <p>它的登记状态是“{currentStateLabel}”，不应再装在车上出售。请先别付款，拍照举报。</p>
      <p data-print="hide">
        <CopyReportLink code={traceCode} />
      </p>
    </NoteBand>
  );
}
