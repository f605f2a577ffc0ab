/** A page number, or a gap between numbers; a gap is told apart by the side it is on. */
type PaginationSlot = number | 'gap before' | 'gap after';

/**
 * The numbers to show: both ends, the current page and its neighbours. A gap never stands for a single page, and
 * the count of slots stays the same while moving, so that the buttons do not shift under the pointer.
 */
export function paginationWindow(page: number, pageCount: number, neighbours = 1): PaginationSlot[] {
  const slots = 2 * neighbours + 5;
  if (pageCount <= slots) return numbers(1, pageCount);

  const edge = slots - 2;
  if (page <= edge - neighbours) return [...numbers(1, edge), 'gap after', pageCount];
  if (page > pageCount - edge + neighbours) {
    return [1, 'gap before', ...numbers(pageCount - edge + 1, pageCount)];
  }
  return [1, 'gap before', ...numbers(page - neighbours, page + neighbours), 'gap after', pageCount];
}

/** How many pages hold `total` entries; an empty list still has its one page. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The nearest page that exists. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), pageCount);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
