import type { RouterContextProvider, ServerBuild } from 'react-router';

/** What a page is told about the request; the portal's own `createLoadContext` takes it. */
interface PortalRequest {
  settings: {
    appEnv: 'production' | 'development';
    client: { id: string; secret: string };
    footer: { icpNumber: string; publicSecurityNumber: string; servicePhone: string };
  };
  device: 'desktop' | 'mobile';
  nonce: string;
}

/** The portal's server build: React Router's, and the one function its entry adds. */
export type PortalBuild = ServerBuild & {
  entry: { module: { createLoadContext(request: PortalRequest): RouterContextProvider } };
};
