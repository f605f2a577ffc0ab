import { vinProblem } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import {
  type LicenceFacts,
  LicencePhoto,
  ModelField,
  RecognisedCar,
  VinField,
  vinQuery,
} from '../vehicles/index.ts';
import type { CarAnswersState, ValuationFormState } from './use-valuation-form.ts';
import { useVinChange } from './use-vin-change.ts';
import styles from './valuation-form.module.css';

interface CarChoiceProps {
  car: CarAnswersState;
  form: ValuationFormState;
}

/** Which model: by brand and series, or with the VIN's help. */
export function CarChoice({
  car: { answers, answer, decideModel },
  form: { by, setBy, vin, shown },
}: CarChoiceProps) {
  const changeVin = useVinChange(decideModel);
  const { isLoading } = useQuery(vinQuery(vin));
  // A model before the VIN would be asked twice; one that was chosen already is not hidden.
  const isRead = answers.model.length > 0 || (vinProblem(vin) === null && !isLoading);
  const model = (
    <div {...fieldMark('model')}>
      <ModelField
        vin={vin}
        model={answers.model}
        onChange={(chosen) => answer({ model: chosen })}
        required
        error={shown.model}
      />
    </div>
  );
  function takeLicence({ vin: read, registered }: LicenceFacts): void {
    if (registered) answer({ recordDate: registered });
    if (!read) return;
    setBy('vin');
    void changeVin(read);
  }

  return (
    <>
      <LicencePhoto onRead={takeLicence} />
      <Tabs
        label="车辆填写方式"
        value={by}
        onValueChange={setBy}
        items={[
          { value: 'model', label: '选车型', content: model },
          {
            value: 'vin',
            label: '输入 VIN',
            content: (
              <div className={styles.fields}>
                <div {...fieldMark('vin')}>
                  <VinField vin={vin} error={shown.vin} onChange={changeVin} />
                </div>
                <RecognisedCar vin={vin} />
                {isRead && model}
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
