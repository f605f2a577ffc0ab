import type { ConfirmDialogProps } from './confirm-dialog-layer.tsx';
import { shownOnDemand } from './on-demand.tsx';

export const ConfirmDialog = shownOnDemand<ConfirmDialogProps>(
  () => import('./confirm-dialog-layer.tsx'),
  (props) => props.onCancel(),
);
