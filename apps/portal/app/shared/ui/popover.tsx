import { openedOnDemand } from './on-demand.tsx';
import type { PopoverProps } from './popover-layer.tsx';

export const Popover = openedOnDemand<PopoverProps>(() => import('./popover-layer.tsx'), {
  'aria-haspopup': 'dialog',
  'aria-expanded': false,
});
