import { addClue } from '@cheyantong/contract';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { type CityPath, useCity } from '../../shared/city.ts';
import type { CarForSale, MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { Field } from '../../shared/ui/field.tsx';
import { longMonthWords } from '../../shared/words.ts';
import { CityCascader } from '../areas/index.ts';
import { pathWords } from '../vehicles/index.ts';
import { LeadForm } from './lead-form.tsx';
import { appointmentFor } from './lead-subject.ts';
import styles from './mobile-dialog.module.css';

type SellCarRequest = Extract<MobileRequest, { mode: 'sellCar' }>;

/** Books a call about a car to sell; the city decides who calls. */
export function SellCarForm({ request }: { request: SellCarRequest }) {
  const car = request.car ?? {};
  const chosenInTopBar = useCity((state) => state.path);
  const [ownChoice, setOwnChoice] = useState<CityPath | undefined>(car.city);
  const city = ownChoice ?? chosenInTopBar;
  return (
    <LeadForm
      request={{ ...request, car: { ...car, city } }}
      send={(contact) => call(addClue, { body: { ...appointmentFor(car, city), ...contact } })}
      question={{
        problem: city.length === 0 ? '请选择所在城市' : null,
        ask: (field) => (
          <Field label="所在城市" group {...field}>
            <CityCascader value={city} onChange={setOwnChoice} />
          </Field>
        ),
      }}
      agreement="privacyStatement"
      submitLabel="立即预约"
      onAccepted={() =>
        openDialog({
          kind: 'mobile',
          mode: 'success',
          title: '预约已提交',
          description: `我们已请${city.at(-1)?.name}的合作机构为您报价。您可以在个人中心查看进度，也可以撤回。`,
        })
      }
    >
      <CarSummary car={car} />
    </LeadForm>
  );
}

function CarSummary({ car: { model, recordDate, mileage } }: { car: CarForSale }) {
  if (!model) return null;
  return (
    <section className={styles.subject} aria-label="要卖的车">
      <div>
        <p className={styles.subjectName}>{pathWords(model)}</p>
        <p className={styles.facts}>
          {recordDate && <span>{longMonthWords(recordDate)}上牌</span>}
          {mileage !== undefined && <span>{mileage} 万公里</span>}
        </p>
      </div>
    </section>
  );
}
