import type { DialogProps } from './dialog-layer.tsx';
import { shownOnDemand } from './on-demand.tsx';

export const Dialog = shownOnDemand<DialogProps>(
  () => import('./dialog-layer.tsx'),
  (props) => props.onClose(),
);
