import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../../../shared/ui/card-grid.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../../shared/ui/section-heading.tsx';
import { CarCard, showroomAddress, usedCarsQuery, useViewer } from '../../../used-cars/index.ts';
import type { Evaluation } from '../../evaluation.ts';
import { evaluatedName } from '../../evaluation-words.ts';
import { Stars } from '../../stars.tsx';
import links from '../links.module.css';
import styles from './cars-for-sale.module.css';
import { type CarsOnSale, carsOnSaleBody } from './cars-query.ts';
import { whyStarsDoNotApply } from './stars-apply.ts';

interface CarsForSaleProps {
  evaluation: Evaluation;
  seed: CarsOnSale | undefined;
}

/** Cars of the series in the showroom; each says whether the stars are its own. */
export function CarsForSale({ evaluation, seed }: CarsForSaleProps) {
  const { seriesId } = evaluation;
  const viewer = useViewer();
  const cars = useQuery({
    ...usedCarsQuery(viewer, carsOnSaleBody(seriesId ?? '')),
    enabled: seriesId !== null,
    ...(seed && (viewer === null ? { initialData: seed } : { placeholderData: seed })),
  });
  if (seriesId === null || !cars.data || cars.data.list.length === 0) return null;
  return (
    <section id="cars" aria-labelledby="cars-title">
      <SectionHeading
        id="cars-title"
        remark="星级只对受试的年款和配置有效"
        aside={
          <Link to={showroomAddress({ seriesId, pageNum: 1 })} className={links.link}>
            全部 {cars.data.total} 辆
          </Link>
        }
      >
        在售的{evaluatedName(evaluation)}
      </SectionHeading>
      <CardGrid>
        {cars.data.list.map((car) => (
          <CarCard
            key={car.vehicleId}
            car={car}
            note={<StarsOf why={whyStarsDoNotApply(car, evaluation)} evaluation={evaluation} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}

function StarsOf({ why, evaluation }: { why: string | null; evaluation: Evaluation }) {
  if (why !== null)
    return (
      <span className={styles.note} title={why}>
        星级不适用：{why}
      </span>
    );
  return (
    <span className={styles.note}>
      <Stars level={evaluation.starLevel} size={16} /> {evaluation.edition.name}
    </span>
  );
}
