import type { PartItem } from '@cheyantong/contract';
import { PAGES } from '../../../pages.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { PartGrid } from '../part-card/part-grid.tsx';

/** One under the other: more would push the rest of the page out of reach. */
const SHOWN_ON_PHONES = 4;

export function NewestParts({ parts }: { parts: readonly PartItem[] }) {
  const isMobile = useIsMobile();
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="newest-title">
      <SectionHeading
        id="newest-title"
        remark={<Badge outline>演示数据</Badge>}
        aside={<Link to={PAGES.reusableShowroom.path}>全部再用件</Link>}
      >
        最新上架
      </SectionHeading>
      <PartGrid parts={isMobile ? parts.slice(0, SHOWN_ON_PHONES) : parts} />
    </section>
  );
}
