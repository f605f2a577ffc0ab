import type { UsedCarDetail } from '@cheyantong/contract';
import { X } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { askDealer, isOnSale, isSold } from '../ask-dealer.ts';
import { CarPicture } from '../car-card/car-picture.tsx';
import { carAddress, carName, trimOf } from '../car-words.ts';
import type { CompareGroup } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { uncompareCar } from './compared-cars.ts';

/** Cars as columns. Wider than the window, it scrolls in its own box and keeps the names of the rows in view. */
export function CompareTable({
  cars,
  groups,
}: {
  cars: readonly UsedCarDetail[];
  groups: readonly CompareGroup[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} aria-label="对比表" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {cars.map((car) => (
              <th key={car.vehicleId} scope="col" className={styles.car}>
                <CarPicture car={car} sizes="240px" />
                <Link to={carAddress(car.vehicleId)} className={styles.name}>
                  {carName(car)}
                </Link>
                <span className={styles.trim}>{trimOf(car)}</span>
                <span className={styles.action}>
                  {isOnSale(car) ? (
                    <Button size="small" onClick={() => askDealer(car)}>
                      我感兴趣
                    </Button>
                  ) : (
                    <Badge>{isSold(car) ? '已售出' : '已下架'}</Badge>
                  )}
                </span>
                <span className={styles.remove}>
                  <IconButton
                    tone="float"
                    size="small"
                    label={`移出对比 ${carName(car)}`}
                    onClick={() => uncompareCar(car.vehicleId)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={cars.length + 1} scope="colgroup" className={styles.group}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name} className={styles.row} data-differs={row.differs || undefined}>
                <th scope="row" className={styles.fact}>
                  {row.name}
                  {row.differs && <VisuallyHidden>（不同）</VisuallyHidden>}
                </th>
                {row.values.map((value, index) => (
                  <td key={cars[index]?.vehicleId}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={styles.same}>这些车的公开信息完全相同。</p>}
    </section>
  );
}
