import type { PartFit } from '@cheyantong/contract';
import { VehiclePicker } from '../../vehicles/index.ts';
import { FitSentence } from '../my-car/fit-sentence.tsx';
import { carOfPath, keepMyCar, pathOfCar, useMyCar } from '../my-car/my-car.ts';
import styles from './fit-check.module.css';

/** Whether it fits the visitor's own car, which can be named here. */
export function FitCheck({ fits }: { fits: readonly PartFit[] }) {
  const car = useMyCar();
  return (
    <div className={styles.check}>
      <div role="status">
        {car ? <FitSentence fits={fits} car={car} /> : <p className={styles.question}>是否适配您的车？</p>}
      </div>
      <VehiclePicker
        value={car ? pathOfCar(car) : []}
        onChange={(path) => {
          const chosen = carOfPath(path);
          if (chosen) keepMyCar(chosen);
        }}
      />
    </div>
  );
}
