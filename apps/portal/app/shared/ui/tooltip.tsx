import type { ReactElement } from 'react';
import { openedOnDemand } from './on-demand.tsx';
import type { TooltipProps } from './tooltip-layer.tsx';

const OnDemand = openedOnDemand<TooltipProps>(() => import('./tooltip-layer.tsx'));

/** Words on hover and focus, and on a press if what it explains is a button: a finger cannot rest on it. A link leads on instead. */
export const Tooltip = ({
  children,
  ...words
}: Pick<TooltipProps, 'text' | 'side'> & { children: ReactElement }) => (
  <OnDemand {...words} trigger={children} openOnHover openOnFocus />
);
