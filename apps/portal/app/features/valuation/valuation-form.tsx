import type { UsedCarPrice } from '@cheyantong/contract';
import { REPORT_AGREEMENTS, yuanText } from '@cheyantong/domain';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Card } from '../../shared/ui/card.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { MonthPicker } from '../../shared/ui/month-picker.tsx';
import { NumberInput } from '../../shared/ui/number-input.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Slider } from '../../shared/ui/slider.tsx';
import { Consent } from '../agreements/index.ts';
import { CityCascader } from '../areas/index.ts';
import { agree, type OfferSeed, PayButton } from '../purchase/index.ts';
import { usualMileageWords } from './answer/mileage-words.ts';
import { MOST_MILEAGE_WAN } from './car-answers.ts';
import { CarChoice } from './car-choice.tsx';
import { ReportOffer } from './report-offer.tsx';
import type { UsedCarPriceState } from './use-used-car-price.ts';
import { type CarAnswersState, useValuationForm, type ValuationFormState } from './use-valuation-form.ts';
import styles from './valuation-form.module.css';

interface ValuationFormProps {
  car: CarAnswersState;
  valued: UsedCarPriceState;
  seed: OfferSeed | undefined;
  /** Between the answers and the order: on a phone, the price. */
  children: ReactNode;
}

export function ValuationForm({ car, valued, seed, children }: ValuationFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useValuationForm(car, valued.refusal, seed, ref);

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.submit();
  }

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <Card>
        <div className={styles.part}>
          <CarChoice car={car} form={form} />
          <UseFields car={car} form={form} usualMileage={valued.answer?.usualMileage} />
        </div>
      </Card>
      {children}
      <Card title="完整估值报告">
        <div className={styles.part}>
          <ReportOffer form={form} />
          <p className={styles.total}>
            {form.offer.sku?.name ?? '估值报告'}
            {form.offer.sku ? <Price currency="¥" amount={yuanText(form.offer.sku.price)} size={30} /> : '—'}
          </p>
          <Consent
            documents={REPORT_AGREEMENTS}
            agreed={form.agreed}
            onChange={(agreed) => agree('valuation', agreed)}
            error={form.shown.agreed}
          />
          <PayButton form={form} />
          {form.offer.provider && <p className={styles.rule}>{form.offer.provider.refundRule}</p>}
        </div>
      </Card>
    </form>
  );
}

const SLIDER_MOST = 20;
const TICKS = [0, 5, 10, 15, SLIDER_MOST].map((value) => ({
  value,
  label: value === SLIDER_MOST ? `${value} 万` : String(value),
}));

/** How the car was used: since when, where, how far. */
function UseFields({
  car: { answers, years, answer },
  form: { shown },
  usualMileage,
}: {
  car: CarAnswersState;
  form: ValuationFormState;
  usualMileage: UsedCarPrice['usualMileage'] | undefined;
}) {
  return (
    <>
      <div className={styles.pair}>
        <div {...fieldMark('recordDate')}>
          <Field label="上牌时间" group required error={shown.recordDate}>
            <MonthPicker
              label="上牌时间"
              value={answers.recordDate}
              years={years}
              onChange={(recordDate) => answer({ recordDate })}
              invalid={Boolean(shown.recordDate)}
            />
          </Field>
        </div>
        <div {...fieldMark('city')}>
          <Field label="所在城市" group required error={shown.city}>
            <CityCascader
              value={answers.city}
              onChange={(city) => answer({ city })}
              invalid={Boolean(shown.city)}
            />
          </Field>
        </div>
      </div>
      <div {...fieldMark('mileage')}>
        <Field
          label="表显里程"
          required
          error={shown.mileage}
          aside={usualMileage && usualMileageWords(usualMileage)}
        >
          <NumberInput
            value={answers.mileage}
            onValueChange={(mileage) => answer({ mileage })}
            min={0}
            max={MOST_MILEAGE_WAN}
            suffix="万公里"
          />
        </Field>
        <Slider
          label="表显里程，拖动调整"
          value={Math.min(answers.mileage ?? 0, SLIDER_MOST)}
          onValueChange={(mileage) => answer({ mileage })}
          min={0}
          max={SLIDER_MOST}
          step={0.1}
          ticks={TICKS}
        />
      </div>
    </>
  );
}
