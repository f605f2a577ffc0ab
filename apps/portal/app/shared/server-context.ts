import type { Call, CallData, CallInput } from '@cheyantong/contract';
import type { AppEnv, Host } from '@cheyantong/domain';
import { createContext, RouterContextProvider } from 'react-router';

type Device = 'desktop' | 'mobile';

/** What the server tells the portal about itself; all of it may be seen by everybody. */
interface PortalSettings {
  appEnv: AppEnv;
  /** Where the portal is for everybody, without a slash at its end. */
  publicUrl: string;
  client: { id: string; secret: string };
  /** Whether browsers may install the worker that answers without a network. */
  serviceWorker: boolean;
  footer: { icpNumber: string; publicSecurityNumber: string; servicePhone: string };
}

/** What every page knows from the start; the root loader hands it to the browser. */
export interface PortalFacts {
  settings: PortalSettings;
  device: Device;
  host: Host;
}

/** Asks the gateway in process, as a visitor; a failure is thrown with its code. */
export type ServerCall = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;

interface PortalRequest extends PortalFacts {
  nonce: string;
  call: ServerCall;
}

const portalRequest = createContext<PortalRequest>();

/** The gateway calls this for each request, so both sides mean the same context object. */
export function createLoadContext(request: PortalRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portalRequest, request);
  return context;
}

export const requestOf = (context: Readonly<RouterContextProvider>): PortalRequest =>
  context.get(portalRequest);
