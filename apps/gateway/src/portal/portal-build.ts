import type { Host } from '@cheyantong/domain';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { InProcessCall } from './in-process-call.ts';

/** What a page is told about the request; the portal's own `createLoadContext` takes it. */
export interface PortalRequest {
  settings: {
    appEnv: 'production' | 'development';
    publicUrl: string;
    client: { id: string; secret: string };
    serviceWorker: boolean;
    footer: { icpNumber: string; publicSecurityNumber: string; servicePhone: string };
  };
  device: 'desktop' | 'mobile';
  host: Host;
  nonce: string;
  call: InProcessCall;
}

/** The portal's server build: React Router's, and what its entry adds for the gateway. */
export type PortalBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(request: PortalRequest): RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
      /** Whether what stands at an address may be made once for everybody. */
      isSameForAll(address: URL): boolean;
    };
  };
};
