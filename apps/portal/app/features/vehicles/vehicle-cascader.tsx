import { listBrands, listModels, listSeries } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../../shared/call.ts';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import { modelNode, type VehicleNode, vehicleNode } from './vehicle-node.ts';

/** The catalogue changes by imports, not while somebody fills in a form. */
const CATALOGUE_STAYS_MS = 30 * MINUTE_MS;

interface VehicleCascaderProps {
  value: readonly VehicleNode[];
  onChange: (path: readonly VehicleNode[]) => void;
  invalid?: boolean | undefined;
  /** Replaces the input-like button. */
  trigger?: ReactElement | undefined;
}

/** Brand, series, model, each list fetched when it is opened. */
export function VehicleCascader({ value, onChange, invalid, trigger }: VehicleCascaderProps) {
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
      trigger={trigger}
    />
  );
}

async function childrenOf(parent: VehicleNode | null): Promise<VehicleNode[]> {
  if (parent === null) {
    const brands = await call(listBrands, {});
    return brands.map(({ brandId, brandName }) => vehicleNode('brand', brandId, brandName));
  }
  if (parent.kind === 'brand') {
    const series = await call(listSeries, { params: { brandId: parent.code } });
    return series.map(({ seriesId, seriesName }) => vehicleNode('series', seriesId, seriesName));
  }
  const models = await call(listModels, { params: { seriesId: parent.code } });
  return models.map(modelNode);
}
