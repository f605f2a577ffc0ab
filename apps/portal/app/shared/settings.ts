import { useRouteLoaderData } from 'react-router';
import type { PortalFacts } from './server-context.ts';

function useRootData() {
  const data = useRouteLoaderData<PortalFacts>('root');
  if (!data) throw new Error('the root loader has not run');
  return data;
}

/** As the server read it from the agent; `useHost` knows more. */
export const useToldHost = () => useRootData().host;

export const useSettings = () => useRootData().settings;

/** Phones and tablets by their agent: they get the mobile bar and a fluid layout. */
export const useIsMobile = (): boolean => useRootData().device === 'mobile';
