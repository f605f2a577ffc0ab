import { listBrands, listModels, listSeries } from '@cheyantong/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { Cascader } from '../../../shared/ui/cascader/cascader.tsx';

/** The catalogue changes by imports, not while somebody fills in a form. */
const CATALOGUE_STAYS_MS = 30 * 60_000;

/** One entry of brand → series → model. A brand and a series may have the same number, so ids say which they are. */
export interface VehicleNode {
  id: string;
  name: string;
  kind: 'brand' | 'series' | 'model';
  /** The catalogue's own number. */
  code: string;
  /** When such a car can have been registered first. */
  years?: { from: number; to: number };
}

interface VehicleCascaderProps {
  value: readonly VehicleNode[];
  onChange: (path: readonly VehicleNode[]) => void;
  invalid?: boolean | undefined;
}

/** Brand, series, model, each list fetched when it is opened. */
export function VehicleCascader({ value, onChange, invalid }: VehicleCascaderProps) {
  const queryClient = useQueryClient();
  return (
    <Cascader<VehicleNode>
      label="车型"
      placeholder="请选择品牌、车系、车型"
      value={value}
      onChange={onChange}
      loadChildren={(parent) =>
        queryClient.fetchQuery({
          queryKey: ['catalogue', parent?.id ?? 'brands'],
          queryFn: () => childrenOf(parent),
          staleTime: CATALOGUE_STAYS_MS,
        })
      }
      isLeaf={({ kind }) => kind === 'model'}
      invalid={invalid}
    />
  );
}

async function childrenOf(parent: VehicleNode | null): Promise<VehicleNode[]> {
  if (parent === null) {
    const brands = await call(listBrands, {});
    return brands.map(({ brandId, brandName }) => node('brand', brandId, brandName));
  }
  if (parent.kind === 'brand') {
    const series = await call(listSeries, { params: { brandId: parent.code } });
    return series.map(({ seriesId, seriesName }) => node('series', seriesId, seriesName));
  }
  const models = await call(listModels, { params: { seriesId: parent.code } });
  return models.map(({ modelId, modelName, minRegYear, maxRegYear }) => ({
    ...node('model', modelId, modelName),
    years: { from: minRegYear, to: maxRegYear },
  }));
}

const node = (kind: VehicleNode['kind'], code: string, name: string): VehicleNode => ({
  id: `${kind}-${code}`,
  kind,
  code,
  name,
});
