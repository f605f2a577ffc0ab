import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('the root loader has not run');
  return data;
}

export const useSettings = () => useRootData().settings;

/** Phones and tablets by their agent: they get the mobile bar and a fluid layout. */
export const useIsMobile = (): boolean => useRootData().device === 'mobile';
