import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { carName } from '../car-words.ts';
import { usedCarQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import { compareGroups, onlyDifferences } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { type ComparedCar, uncompareCar } from './compared-cars.ts';

const TABLE_HEIGHT = 480;

interface CompareDialogProps {
  cars: readonly ComparedCar[];
  onClose: () => void;
}

export default function CompareDialog({ cars, onClose }: CompareDialogProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const viewer = useViewer();
  const answers = useQueries({ queries: cars.map(({ vehicleId }) => usedCarQuery(viewer, vehicleId)) });
  const details = answers.flatMap(({ data }) => data ?? []);
  const gone = cars.filter((_, index) => answers[index]?.isError);
  const groups = compareGroups(details);
  return (
    <Dialog open onClose={onClose} title="车辆对比" width={1200}>
      {answers.some(({ isPending }) => isPending) ? (
        <SkeletonGroup label="正在加载对比">
          <SkeletonBlock height={TABLE_HEIGHT} />
        </SkeletonGroup>
      ) : (
        <>
          {gone.map((car) => (
            <NoteBand key={car.vehicleId} tone="caution">
              {carName(car)} 已下架或暂时打不开。
              <Button tone="quiet" size="small" onClick={() => uncompareCar(car.vehicleId)}>
                移出对比
              </Button>
            </NoteBand>
          ))}
          <Checkbox checked={differencesOnly} onCheckedChange={setDifferencesOnly}>
            只看不同
          </Checkbox>
          <CompareTable cars={details} groups={differencesOnly ? onlyDifferences(groups) : groups} />
        </>
      )}
    </Dialog>
  );
}
