import { PAGE_END } from '@cheyantong/domain';

/** Where a car stands in an order: behind lower figures, and behind lower ids of the same figure; the other way round in descending order. */
export interface Place {
  figure: number;
  id: bigint;
}

/** The end of a page as it is told to who looks, and sent back for the pages behind it. */
export const pageEndText = (pageNum: number, { figure, id }: Place): string => `${pageNum}-${figure}-${id}`;

interface PageStart {
  after: Place | undefined;
  skip: number;
}

/**
 * Where a page begins. Whoever turns pages says where an earlier one ended and goes on behind it: what comes or is sold
 * meanwhile moves nothing, and any server can answer. Whoever jumps gets what stands there now.
 */
export function pageStart(wanted: {
  pageNum: number;
  pageSize: number;
  after?: string | undefined;
}): PageStart {
  const { pageNum, pageSize, after = '' } = wanted;
  const [, endedPage, figure, id] = PAGE_END.exec(after) ?? [];
  if (id === undefined || Number(endedPage) >= pageNum) {
    return { after: undefined, skip: (pageNum - 1) * pageSize };
  }
  return {
    after: { figure: Number(figure), id: BigInt(id) },
    skip: (pageNum - 1 - Number(endedPage)) * pageSize,
  };
}
