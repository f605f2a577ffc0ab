import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './model-field.module.css';
import { VehiclePicker } from './picker/vehicle-picker.tsx';
import { pathOfModel, pathWords, type VehicleNode } from './vehicle-node.ts';
import { vinQuery } from './vin-query.ts';

interface ModelFieldProps {
  /** Offers the models that the VIN allows; without one, the whole catalogue. */
  vin?: string | undefined;
  model: readonly VehicleNode[];
  onChange: (model: readonly VehicleNode[]) => void;
  required?: boolean | undefined;
  error?: string | undefined;
}

/** The model: one of the VIN's candidates, or by brand and series. */
export function ModelField({ vin = '', model, onChange, required = false, error }: ModelFieldProps) {
  const { data } = useQuery(vinQuery(vin));
  const [wholeCatalogue, setWholeCatalogue] = useState(false);
  const candidates = (data?.candidates ?? []).map((candidate) => {
    const path = pathOfModel(candidate);
    return { value: candidate.modelId, label: pathWords(path), path };
  });
  const isCandidate = candidates.some(({ value }) => value === model.at(-1)?.code);
  const byCandidate = candidates.length > 0 && !wholeCatalogue && (model.length === 0 || isCandidate);
  return (
    <Field
      label="车型"
      group={!byCandidate}
      required={required}
      error={error}
      aside={
        candidates.length > 0 && (
          <button
            type="button"
            className={styles.switch}
            onClick={() => {
              setWholeCatalogue(byCandidate);
              if (!isCandidate) onChange([]);
            }}
          >
            {byCandidate ? '不在候选中？按品牌选择' : '从候选车型中选'}
          </button>
        )
      }
    >
      {byCandidate ? (
        <Combobox
          options={candidates}
          value={candidates.find(({ value }) => value === model.at(-1)?.code) ?? null}
          onValueChange={(option) => onChange(option?.path ?? [])}
          placeholder={required ? '请选择车型' : '选填，选了更准'}
        />
      ) : (
        <VehiclePicker value={model} onChange={onChange} invalid={Boolean(error)} />
      )}
    </Field>
  );
}
