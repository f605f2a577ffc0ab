import { vinProblem } from '@cheyantong/domain';
import { Card } from '../../shared/ui/card.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import {
  DemoVehicles,
  LicencePhoto,
  ModelField,
  plateFromTyping,
  RecognisedCar,
  VinField,
} from '../vehicles/index.ts';
import styles from './car-section.module.css';
import { type CarDraft, changeCar, changeVin, takeLicence } from './order-draft.ts';
import { needsEngineNo } from './problems.ts';
import type { OrderForm } from './use-order-form.ts';

const ENGINE_NO_MAX = 32;

/** Which car it is about. Where it will be seen anyway, its plate and model do as well as the VIN. */
export function CarSection({ form }: { form: OrderForm }) {
  return (
    <Card title="车辆信息" remark="只用于本次查询，不对外展示">
      <LicencePhoto onRead={takeLicence} />
      {form.content.onTheCar ? (
        <Tabs<CarDraft['by']>
          label="车辆填写方式"
          value={form.car.by}
          onValueChange={(by) => changeCar({ by })}
          items={[
            { value: 'vin', label: '输入 VIN', content: <CarByVin form={form} /> },
            { value: 'model', label: '车牌与车型', content: <CarByPlate form={form} /> },
          ]}
        />
      ) : (
        <CarByVin form={form} />
      )}
    </Card>
  );
}

function CarByVin({ form: { content, car, offer, shown } }: { form: OrderForm }) {
  const coverage = offer.coverage.data;
  return (
    <div className={styles.fields}>
      <div {...fieldMark('vin')}>
        <VinField vin={car.vin} onChange={changeVin} error={shown.vin} />
        {offer.provider?.demo && <DemoVehicles newEnergyOnly={content.newEnergyOnly} onChoose={changeVin} />}
      </div>
      {vinProblem(car.vin) === null && (
        <>
          <div className={styles.recognised}>
            <RecognisedCar vin={car.vin} />
          </div>
          <div className={styles.model} {...fieldMark('model')}>
            <ModelField
              vin={car.vin}
              model={car.model}
              onChange={(model) => changeCar({ model })}
              required={content.newEnergyOnly && coverage?.isNewEnergy === 0}
              error={shown.model}
            />
          </div>
        </>
      )}
      {needsEngineNo(content, coverage) && (
        <div {...fieldMark('engineNo')}>
          <Field
            label="发动机号"
            required
            error={shown.engineNo}
            hint="该品牌的维修记录按发动机号归档，行驶证上可以找到"
          >
            <TextInput
              keyboard="code"
              value={car.engineNo}
              onValueChange={(text) => changeCar({ engineNo: text.trim().toUpperCase() })}
              maxLength={ENGINE_NO_MAX}
              clearable
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function CarByPlate({ form: { car, shown } }: { form: OrderForm }) {
  return (
    <div className={styles.fields}>
      <div {...fieldMark('plateNo')}>
        <Field label="车牌号" required error={shown.plateNo}>
          <TextInput
            keyboard="code"
            value={car.plateNo}
            onValueChange={(text) => changeCar({ plateNo: plateFromTyping(text) })}
            placeholder="例如 津A12345"
            clearable
          />
        </Field>
      </div>
      <div {...fieldMark('model')}>
        <ModelField
          model={car.model}
          onChange={(model) => changeCar({ model })}
          required
          error={shown.model}
        />
      </div>
    </div>
  );
}
