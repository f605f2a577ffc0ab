import { CarFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { withChange } from '../../../shared/list/list-address.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { type VehicleNode, VehiclePicker } from '../../vehicles/index.ts';
import { carOfPath, forgetMyCar, keepMyCar, type MyCar, myCarWords, pathOfCar } from '../my-car/my-car.ts';
import { FITTING_ANY_CAR, fittingCar, isForCar, showroomAddress } from './showroom-query.ts';
import { useChangeFilters } from './use-change-filters.ts';
import type { ShowroomState } from './use-showroom.ts';
import styles from './vehicle-bar.module.css';
import { carOfAddress } from './wanted-part.ts';

/** Which car the parts have to fit: chosen once, kept, and never forced on the list. */
export function VehicleBar({ showroom }: { showroom: ShowroomState }) {
  const { query, names, myCar } = showroom;
  const narrowedTo = carOfAddress(query, names);
  const isMine = myCar !== null && isForCar(query, myCar);
  return (
    <section className={styles.bar} aria-label="我的车">
      <span className={styles.icon}>
        <CarFront aria-hidden="true" />
      </span>
      {isMine && <FittingMyCar car={myCar} showroom={showroom} />}
      {!isMine && narrowedTo && <FittingOtherCar words={narrowedTo} showroom={showroom} />}
      {!isMine && !narrowedTo && (myCar ? <OwnCar car={myCar} showroom={showroom} /> : <NoCar />)}
    </section>
  );
}

function NoCar() {
  const take = useTakeCar();
  return (
    <>
      <Words label="我的车 · 只保存在您的浏览器里">选定车型，只看装得上的再用件</Words>
      <div className={styles.chooser}>
        <VehiclePicker value={[]} onChange={take} />
      </div>
    </>
  );
}

interface CarStateProps {
  car: MyCar;
  showroom: ShowroomState;
}

/** Kept, and the list is not narrowed to it. */
function OwnCar({ car, showroom: { query } }: CarStateProps) {
  return (
    <>
      <Words label="我的车">{myCarWords(car)}</Words>
      <ButtonLink size="small" preventScrollReset to={showroomAddress(withChange(query, fittingCar(car)))}>
        只看适配
      </ButtonLink>
      <ChangeCar car={car} />
      <ForgetCar />
    </>
  );
}

function FittingMyCar({ car, showroom: { query } }: CarStateProps) {
  return (
    <>
      <Words label="适配 我的车">{myCarWords(car)}</Words>
      <AnyCar query={query} />
      <ChangeCar car={car} />
      <ForgetCar />
    </>
  );
}

/** Somebody else's address, or a kept car that is not the one in it. */
function FittingOtherCar({ words, showroom: { query, myCar } }: { words: string; showroom: ShowroomState }) {
  return (
    <>
      <Words label="适配车型">{words}</Words>
      {myCar && (
        <ButtonLink
          size="small"
          preventScrollReset
          to={showroomAddress(withChange(query, fittingCar(myCar)))}
        >
          换成我的车
        </ButtonLink>
      )}
      <AnyCar query={query} />
      <ChangeCar car={myCar} />
    </>
  );
}

function Words({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.words}>
      <span className={styles.label}>{label}</span> <strong className={styles.car}>{children}</strong>
    </p>
  );
}

function AnyCar({ query }: Pick<ShowroomState, 'query'>) {
  return (
    <ButtonLink
      tone="secondary"
      size="small"
      preventScrollReset
      to={showroomAddress(withChange(query, FITTING_ANY_CAR))}
    >
      看全部车型
    </ButtonLink>
  );
}

function ChangeCar({ car }: { car: MyCar | null }) {
  return (
    <VehiclePicker
      value={car ? pathOfCar(car) : []}
      onChange={useTakeCar()}
      trigger={
        <Button tone="quiet" size="small">
          更换
        </Button>
      }
    />
  );
}

/** Forgotten for good, and the list no longer narrowed to it. */
function ForgetCar() {
  const changeFilters = useChangeFilters();
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label="清除我的车"
      onClick={() => {
        forgetMyCar();
        changeFilters(FITTING_ANY_CAR);
      }}
    >
      清除
    </Button>
  );
}

/** A car just chosen is kept, and the list shows what fits it. */
function useTakeCar(): (path: readonly VehicleNode[]) => void {
  const changeFilters = useChangeFilters();
  return (path) => {
    const car = carOfPath(path);
    if (!car) return;
    keepMyCar(car);
    changeFilters(fittingCar(car));
  };
}
