import type { CallData, listParts, PartItem, PartQuery } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { PartGrid, PartGridSkeleton } from '../part-card/part-grid.tsx';
import { partsQuery } from '../part-queries.ts';
import { showroomAddress } from '../showroom/showroom-query.ts';
import { SECTIONS } from './sections.ts';

const SHOWN = 4;

/** One more than is shown: the part itself may be among them. */
export const alikeBody = ({ typeId }: Pick<PartItem, 'typeId'>): PartQuery => ({
  typeId,
  pageNum: 1,
  pageSize: SHOWN + 1,
});

interface PartsAlikeProps {
  part: PartItem;
  seed: CallData<typeof listParts> | undefined;
}

/** Others of the same kind; without any, or without an answer, the page simply ends earlier. */
export function PartsAlike({ part, seed }: PartsAlikeProps) {
  const found = useQuery({ ...partsQuery(alikeBody(part)), ...(seed && { initialData: seed }) });
  const others = found.data?.list.filter(({ partId }) => partId !== part.partId).slice(0, SHOWN);
  if (found.isError || others?.length === 0) return null;
  return (
    <section id="alike" aria-labelledby="alike-title">
      <SectionHeading id="alike-title" aside={<Link to={kindAddress(part)}>全部{part.typeName}</Link>}>
        {SECTIONS.alike}
      </SectionHeading>
      {others ? <PartGrid parts={others} /> : <PartGridSkeleton count={SHOWN} />}
    </section>
  );
}

const kindAddress = ({ parentTypeId, typeId }: PartItem): string =>
  showroomAddress({ parentTypeId, typeId, pageNum: 1 });
