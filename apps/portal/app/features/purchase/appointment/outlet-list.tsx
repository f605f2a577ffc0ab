import type { Outlet } from '@cheyantong/contract';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { changeVisit, chooseProvider } from '../order-draft.ts';
import styles from './outlet-list.module.css';
import { OutletFacts, OutletName } from './outlet-words.tsx';
import type { Visit } from './use-visit.ts';

interface OutletListProps {
  visit: Visit;
  error: string | undefined;
}

/** The chosen provider's places in the city; those of the others follow, since many go where it is near. */
export function OutletList({ visit, error }: OutletListProps) {
  const { outlets, choice } = visit;
  if (!choice.cityCode) return <NoteBand>选择城市后列出检测点、营业时间和可约时段。</NoteBand>;
  if (outlets.isPending)
    return (
      <SkeletonGroup label="正在加载检测点">
        <SkeletonBlock height={160} />
      </SkeletonGroup>
    );
  if (outlets.isError)
    return (
      <ErrorState onRetry={() => outlets.refetch()} retrying={outlets.isFetching}>
        {outlets.error.message}
      </ErrorState>
    );
  return (
    <div className={styles.lists}>
      {visit.own.length === 0 ? (
        <NoteBand tone="caution">当前服务商在这座城市没有检测点，请选择其他服务商的检测点。</NoteBand>
      ) : (
        <OutletGroup
          label="检测点"
          outlets={visit.own}
          chosenId={choice.outletId}
          error={error}
          onChoose={({ outletId }) => changeVisit({ outletId })}
        />
      )}
      {visit.others.length > 0 && <OtherOutlets visit={visit} error={error} />}
    </div>
  );
}

/** Folded away, unless the chosen provider has none. */
function OtherOutlets({ visit: { own, others }, error }: OutletListProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && own.length > 0)
    return (
      <button type="button" className={styles.more} onClick={() => setIsWanted(true)}>
        不方便？看其他服务商的 {others.length} 个检测点
      </button>
    );
  return (
    <OutletGroup
      label="其他服务商的检测点"
      hint="选择后，服务商和价格随之更换"
      outlets={others}
      chosenId={undefined}
      error={own.length === 0 ? error : undefined}
      onChoose={({ outletId, brandId }) => {
        chooseProvider('inspection', brandId);
        changeVisit({ outletId });
        setIsWanted(false);
      }}
    />
  );
}

interface OutletGroupProps {
  label: string;
  hint?: string;
  outlets: readonly Outlet[];
  chosenId: string | undefined;
  error: string | undefined;
  onChoose: (outlet: Outlet) => void;
}

function OutletGroup({ label, hint, outlets, chosenId, error, onChoose }: OutletGroupProps) {
  return (
    <div className={styles.outlets}>
      <Field label={label} group error={error} aside={hint}>
        <RadioGroup
          value={chosenId ?? ''}
          onValueChange={(wanted) => {
            const outlet = outlets.find(({ outletId }) => outletId === wanted);
            if (outlet) onChoose(outlet);
          }}
          options={outlets.map((outlet) => ({
            value: outlet.outletId,
            label: <OutletName outlet={outlet} />,
            description: <OutletFacts outlet={outlet} />,
            disabled: outlet.availableSlots.length === 0,
          }))}
        />
      </Field>
    </div>
  );
}
