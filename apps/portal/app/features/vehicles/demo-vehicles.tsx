import { DEMO_VEHICLES } from '@cheyantong/domain';
import { Popover } from '../../shared/ui/popover.tsx';
import styles from './demo-vehicles.module.css';

interface DemoVehiclesProps {
  newEnergyOnly: boolean;
  onChoose: (vin: string) => void;
}

/** Cars to try a demonstration with: each says what the simulated institutions will answer. */
export function DemoVehicles({ newEnergyOnly, onChoose }: DemoVehiclesProps) {
  return (
    <Popover
      align="start"
      title="演示车辆"
      trigger={
        <button type="button" className={styles.trigger}>
          试用演示车辆
        </button>
      }
    >
      {(close) => (
        <ul className={styles.list}>
          {DEMO_VEHICLES.filter(({ newEnergy }) => newEnergy || !newEnergyOnly).map(({ vin, about }) => (
            <li key={vin}>
              <button
                type="button"
                className={styles.vehicle}
                onClick={() => {
                  onChoose(vin);
                  close();
                }}
              >
                <span className={styles.vin}>{vin}</span>
                {about}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
