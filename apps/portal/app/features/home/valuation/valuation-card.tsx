import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { MonthPicker } from '../../../shared/ui/month-picker.tsx';
import { NumberInput } from '../../../shared/ui/number-input.tsx';
import { CityCascader } from '../../areas/index.ts';
import { carForSale, MOST_MILEAGE_WAN, useCarAnswers } from '../../valuation/index.ts';
import { VehicleCascader } from '../../vehicles/index.ts';
import styles from './valuation-card.module.css';

/** The car in four answers; what was entered goes into the sell-car appointment, and stays here. */
export function ValuationCard() {
  const { answers, years, problems, answer } = useCarAnswers();
  const [wasTried, setWasTried] = useState(false);
  const errors = wasTried ? problems : {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isComplete = Object.keys(problems).length === 0;
    setWasTried(!isComplete);
    if (isComplete) openDialog({ kind: 'mobile', mode: 'sellCar', car: carForSale(answers) });
  }

  return (
    <section className={styles.card} aria-labelledby="valuation-title">
      <header className={styles.header}>
        <h2 id="valuation-title" className={styles.title}>
          免费估值
        </h2>
        <p className={styles.remark}>填好车况，本地机构给您报价</p>
      </header>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label="车型" group error={errors.model}>
          <VehicleCascader
            value={answers.model}
            onChange={(model) => answer({ model })}
            invalid={Boolean(errors.model)}
          />
        </Field>
        <div className={styles.pair}>
          <Field label="上牌时间" group error={errors.recordDate}>
            <MonthPicker
              label="上牌时间"
              value={answers.recordDate}
              years={years}
              onChange={(recordDate) => answer({ recordDate })}
              invalid={Boolean(errors.recordDate)}
            />
          </Field>
          <Field label="表显里程" error={errors.mileage}>
            <NumberInput
              value={answers.mileage}
              onValueChange={(mileage) => answer({ mileage })}
              min={0}
              max={MOST_MILEAGE_WAN}
              suffix="万公里"
            />
          </Field>
        </div>
        <Field label="所在城市" group error={errors.city}>
          <CityCascader
            value={answers.city}
            onChange={(city) => answer({ city })}
            invalid={Boolean(errors.city)}
          />
        </Field>
        <Button type="submit" size="large" block>
          免费高价估值
        </Button>
      </form>
      <footer className={styles.footer}>
        <ShieldCheck aria-hidden="true" />
        <span>号码只交给报价机构，可随时撤回</span>
        <Badge outline>演示数据</Badge>
      </footer>
    </section>
  );
}
