import { groupedNumber } from '@cheyantong/domain';
import { Cog } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { showroomAddress } from '../showroom/showroom-query.ts';
import styles from './group-tiles.module.css';
import type { PartGroupTile } from './landing-content.ts';

/** The groups, each with how many parts of it are for sale. */
export function GroupTiles({ groups }: { groups: readonly PartGroupTile[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="groups-title">
      <SectionHeading id="groups-title" aside={<Link to={PAGES.reusableShowroom.path}>进入展厅</Link>}>
        按类别找
      </SectionHeading>
      <ul className={styles.tiles}>
        {groups.map((group) => (
          <li key={group.value}>
            <Tile group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ group: { value, label, count, coverUrl } }: { group: PartGroupTile }) {
  return (
    <Link to={showroomAddress({ parentTypeId: value, pageNum: 1 })} className={styles.tile}>
      <span className={styles.picture}>
        {coverUrl ? <LazyImage src={coverUrl} alt="" ratio="4 / 3" eager /> : <Cog aria-hidden="true" />}
      </span>
      <span>
        <span className={styles.name}>{label}</span>
        <span className={styles.count}>{groupedNumber(count)} 件在售</span>
      </span>
    </Link>
  );
}
