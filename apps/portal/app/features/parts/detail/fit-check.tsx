import type { PartFit } from '@cheyantong/contract';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { VehicleCascader } from '../../vehicles/index.ts';
import {
  carOfPath,
  type FitVerdict,
  fitVerdict,
  keepMyCar,
  type MyCar,
  myCarWords,
  pathOfCar,
  useMyCar,
} from '../my-car/my-car.ts';
import styles from './fit-check.module.css';

const VERDICTS: Record<FitVerdict, { icon: LucideIcon; words: (car: string) => string; advice?: string }> = {
  fits: { icon: CircleCheck, words: (car) => `适配您的 ${car}` },
  otherYear: {
    icon: CircleAlert,
    words: (car) => `年款不符：${car}`,
    advice: '车系相同，年款不在适配范围，请先与供应商确认。',
  },
  no: { icon: CircleX, words: (car) => `不适配您的 ${car}` },
};

/** Whether it fits the visitor's own car, which can be named here. */
export function FitCheck({ fits }: { fits: readonly PartFit[] }) {
  const car = useMyCar();
  return (
    <div className={styles.check}>
      <div role="status">
        {car ? <Verdict fits={fits} car={car} /> : <p className={styles.question}>是否适配您的车？</p>}
      </div>
      <VehicleCascader
        value={car ? pathOfCar(car) : []}
        onChange={(path) => {
          const chosen = carOfPath(path);
          if (chosen) keepMyCar(chosen);
        }}
      />
    </div>
  );
}

function Verdict({ fits, car }: { fits: readonly PartFit[]; car: MyCar }) {
  const verdict = fitVerdict(fits, car);
  const { icon: Icon, words, advice } = VERDICTS[verdict];
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      <div>
        <p className={styles.words}>{words(myCarWords(car))}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
    </div>
  );
}
