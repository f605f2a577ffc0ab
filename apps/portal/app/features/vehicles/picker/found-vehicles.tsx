import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';
import { pathWords, type VehicleNode } from '../vehicle-node.ts';
import { foundVehiclesQuery } from './catalogue-queries.ts';
import styles from './vehicle-picker.module.css';

interface FoundVehiclesProps {
  typed: string;
  onGo: (path: readonly VehicleNode[]) => void;
}

/** Brands and series that may be meant; one leads on to what lies under it. */
export function FoundVehicles({ typed, onGo }: FoundVehiclesProps) {
  const keywords = useDeferredValue(typed);
  const found = useQuery({ ...foundVehiclesQuery(keywords), placeholderData: keepPreviousData });
  if (found.isPending)
    return (
      <div className={styles.found}>
        <SkeletonGroup label="正在查找">
          <SkeletonLine width="60%" />
          <SkeletonLine width="45%" />
          <SkeletonLine width="52%" />
        </SkeletonGroup>
      </div>
    );
  if (found.isError)
    return (
      <div className={styles.found}>
        <ErrorState title="没有查到" onRetry={() => found.refetch()} retrying={found.isFetching}>
          {found.error.message}
        </ErrorState>
      </div>
    );
  return (
    <div className={styles.found} aria-busy={found.isPlaceholderData}>
      {found.data.length === 0 ? (
        <p className={styles.none}>没有叫“{keywords}”的车，少打几个字，或清空后按品牌选</p>
      ) : (
        <ul aria-label="查到的车型">
          {found.data.map((path) => (
            <li key={path.at(-1)?.id}>
              <button type="button" className={styles.entry} onClick={() => onGo(path)}>
                {pathWords(path)}
                <span className={styles.kind}>
                  {path.length === 1 ? '品牌' : '车系'}
                  <ChevronRight aria-hidden="true" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
