import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { VehiclePicker } from '../../vehicles/index.ts';
import { carOfPath, keepMyCar, pathOfCar, useMyCar } from '../my-car/my-car.ts';
import { fittingCar, showroomAddress } from '../showroom/showroom-query.ts';
import styles from './hero.module.css';

/** By the visitor's own car: only what fits it. */
export function CarFinder() {
  const car = useMyCar();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (car) navigate(showroomAddress({ ...fittingCar(car), pageNum: 1 }));
    else setAsked(true);
  }

  return (
    <form className={styles.finder} noValidate onSubmit={find}>
      <Field label="我的车" group error={asked && !car ? '请选择车型' : undefined}>
        <VehiclePicker
          value={car ? pathOfCar(car) : []}
          onChange={(path) => {
            const chosen = carOfPath(path);
            if (chosen) keepMyCar(chosen);
          }}
          invalid={asked && !car}
        />
      </Field>
      <Button type="submit" size="large" block>
        查看适配的再用件
      </Button>
    </form>
  );
}
