import type { VinModel } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../shared/ui/badge.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import styles from './recognised-car.module.css';
import { vinQuery } from './vin-query.ts';

/** What the VIN itself tells; nothing while it is incomplete, and nothing when it cannot be asked. */
export function RecognisedCar({ vin }: { vin: string }) {
  const { data, isLoading } = useQuery(vinQuery(vin));
  if (isLoading)
    return (
      <SkeletonGroup label="正在识别车辆">
        <SkeletonBlock height={44} />
      </SkeletonGroup>
    );
  if (!data) return null;
  return (
    <div className={styles.band} role="status">
      <span className={styles.label}>由 VIN 识别</span>
      <strong>{data.maker ?? '未收录的厂商'}</strong>
      {data.modelYear !== null && <span className={styles.year}>{data.modelYear} 年款</span>}
      {data.isNewEnergy === 1 && <Badge tone="good">新能源</Badge>}
      <span className={styles.count}>{candidateWords(data)}</span>
    </div>
  );
}

function candidateWords({ candidates }: VinModel): string {
  if (candidates.length === 0) return '车型库中没有候选，可按品牌选择';
  return candidates.length === 1 ? '车型已识别' : `${candidates.length} 款候选车型`;
}
