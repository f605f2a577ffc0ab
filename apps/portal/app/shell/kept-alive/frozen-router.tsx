import { type Context, type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router';

/**
 * While a view is hidden, the router moves on: it would re-render the view with another page's address and without its
 * data. So a hidden view keeps seeing the router as it last was.
 */
export function FrozenRouter({ frozen, children }: { frozen: boolean; children: ReactNode }) {
  return (
    <Frozen context={StateContext} frozen={frozen}>
      <Frozen context={DataContext} frozen={frozen}>
        <Frozen context={LocationContext} frozen={frozen}>
          {children}
        </Frozen>
      </Frozen>
    </Frozen>
  );
}

function Frozen<T>({
  context,
  frozen,
  children,
}: {
  context: Context<T>;
  frozen: boolean;
  children: ReactNode;
}) {
  const value = useContext(context);
  const [lastSeen, setLastSeen] = useState(value);
  if (!frozen && lastSeen !== value) setLastSeen(value);
  const Provider = context.Provider;
  return <Provider value={frozen ? lastSeen : value}>{children}</Provider>;
}
