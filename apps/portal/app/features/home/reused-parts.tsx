import type { PartItem } from '@cheyantong/contract';
import { PAGES } from '../../pages.ts';
import { Link } from '../../shared/ui/link.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { PartGrid } from '../parts/index.ts';

/** One row. */
export const NEWEST_PARTS = { pageNum: 1, pageSize: 4 } as const;

/** The newest reused parts. */
export function ReusedParts({ parts }: { parts: readonly PartItem[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-label="再用件">
      <SectionHeading
        remark="价格与新件对照"
        aside={<Link to={PAGES.reusableShowroom.path}>全部再用件</Link>}
      >
        再用件
      </SectionHeading>
      <PartGrid parts={parts} />
    </section>
  );
}
