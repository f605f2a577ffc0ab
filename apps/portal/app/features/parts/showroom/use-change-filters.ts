import { useChange } from '../../../shared/list/list-link.tsx';
import { PART_SHOWROOM, type ShowroomQuery } from './showroom-query.ts';

/** Changes what the showroom shows. */
export const useChangeFilters = (): ((change: Partial<ShowroomQuery>) => void) => useChange(PART_SHOWROOM);
