import { useChange } from '../../../shared/list/list-link.tsx';
import { SHOWROOM, type ShowroomQuery } from './showroom-query.ts';

/** Changes what the showroom shows. */
export const useChangeFilters = (): ((change: Partial<ShowroomQuery>) => void) => useChange(SHOWROOM);
