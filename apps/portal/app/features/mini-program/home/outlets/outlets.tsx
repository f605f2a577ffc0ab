import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { PAGES } from '../../../../pages.ts';
import { useCity } from '../../../../shared/city.ts';
import { type Spot, whereAmI } from '../../../../shared/host/native-bridge.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../../shared/ui/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import { shortCity } from '../../../../shared/words.ts';
import { outletsQuery } from '../../../purchase/index.ts';
import { Section } from '../section.tsx';
import { type NearOutlet, nearestFirst } from './nearest.ts';
import { OutletRow } from './outlet-row.tsx';
import styles from './outlets.module.css';

const SHOWN = 3;
const WAITING_HEIGHT_PX = 176;

/** Where a car is looked at in the visitor's city; by distance once they have said where they are. */
export function Outlets() {
  const city = useCity(({ path }) => path.at(-1));
  const outlets = useQuery(outletsQuery(city?.id));
  const [here, setHere] = useState<Spot | null>(null);
  return (
    <Section title="附近网点" more={{ words: '列表', to: PAGES.detection.path }}>
      {!city && <p className={styles.said}>在页面上方选择城市，看那里的检测点和可约时间。</p>}
      {city && outlets.isPending && (
        <SkeletonGroup label="正在加载检测点">
          <SkeletonBlock height={WAITING_HEIGHT_PX} />
        </SkeletonGroup>
      )}
      {outlets.isError && (
        <div className={styles.said} role="alert">
          <p>{outlets.error.message}</p>
          <Button tone="quiet" size="small" loading={outlets.isFetching} onClick={() => outlets.refetch()}>
            重新加载
          </Button>
        </div>
      )}
      {city && outlets.data?.length === 0 && (
        <p className={styles.said}>{shortCity(city.name)}暂未开通，请选择就近的城市。</p>
      )}
      {outlets.data && outlets.data.length > 0 && (
        <Nearest
          found={nearestFirst(outlets.data, here).slice(0, SHOWN)}
          isSorted={here !== null}
          onHere={setHere}
        />
      )}
    </Section>
  );
}

interface NearestProps {
  found: readonly NearOutlet[];
  isSorted: boolean;
  onHere: (here: Spot) => void;
}

function Nearest({ found, isSorted, onHere }: NearestProps) {
  const [isAsking, setIsAsking] = useState(false);

  /** Only when asked for: a page that wants to know where one is before one wants anything is closed. */
  async function locate(): Promise<void> {
    setIsAsking(true);
    const here = await whereAmI();
    setIsAsking(false);
    if (here) onHere(here);
    else toast.warning('没有获准使用位置，仍按城市列出');
  }

  return (
    <>
      <ul className={styles.list}>
        {found.map((near) => (
          <OutletRow key={near.outlet.outletId} near={near} />
        ))}
      </ul>
      {!isSorted && (
        <div className={styles.locate}>
          <Button tone="quiet" block icon={<LocateFixed />} loading={isAsking} onClick={() => void locate()}>
            按距离排列
          </Button>
        </div>
      )}
    </>
  );
}
