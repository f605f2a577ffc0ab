import { lazy } from 'react';

export { sectionAddress } from './sections.ts';

/** Only members see it, on a few pages. */
export const Rail = lazy(() => import('./rail/rail.tsx'));
