import type { SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { MonthPicker } from '../../../shared/ui/month-picker.tsx';
import { NumberInput } from '../../../shared/ui/number-input.tsx';
import { CityCascader } from '../../areas/index.ts';
import { MOST_MILEAGE_WAN, type useCarAnswers } from '../../valuation/index.ts';
import { VehiclePicker } from '../../vehicles/index.ts';
import styles from './valuation-card.module.css';

interface CarQuestionsProps {
  car: ReturnType<typeof useCarAnswers>;
  /** Somebody asked before everything was answered: what is missing is said. */
  wasTried: boolean;
  onAsk: () => void;
  /** Somebody is about to ask. */
  onReach: () => void;
}

/** Which car, since when, how far, where. What is wrong stands in lines that were empty: the page keeps its place. */
export function CarQuestions({ car, wasTried, onAsk, onReach }: CarQuestionsProps) {
  const { answers, years, problems, answer } = car;
  const errors = wasTried ? problems : {};

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onAsk();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={onReach}>
      <Field label="车型" group keepsErrorLine error={errors.model}>
        <VehiclePicker
          value={answers.model}
          onChange={(model) => answer({ model })}
          invalid={Boolean(errors.model)}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="上牌时间" group keepsErrorLine error={errors.recordDate}>
          <MonthPicker
            label="上牌时间"
            value={answers.recordDate}
            years={years}
            onChange={(recordDate) => answer({ recordDate })}
            invalid={Boolean(errors.recordDate)}
          />
        </Field>
        <Field label="表显里程" keepsErrorLine error={errors.mileage}>
          <NumberInput
            value={answers.mileage}
            onValueChange={(mileage) => answer({ mileage })}
            min={0}
            max={MOST_MILEAGE_WAN}
            suffix="万公里"
          />
        </Field>
      </div>
      <Field label="所在城市" group keepsErrorLine error={errors.city}>
        <CityCascader
          value={answers.city}
          onChange={(city) => answer({ city })}
          invalid={Boolean(errors.city)}
        />
      </Field>
      <Button type="submit" size="large" block>
        看看值多少
      </Button>
    </form>
  );
}
