import type { PayChannel } from '@cheyantong/domain';
import { type Circuit, createCircuit } from '../circuit.ts';
import { VendorUnavailable } from './port.ts';

/** Questions fail at once while the vendor is away. Notices come by themselves, and what was not answered is asked again. */
export const vendorCircuit = (channel: PayChannel): Circuit =>
  createCircuit({
    service: channel,
    isOutage: (error) => error instanceof VendorUnavailable && error.reason === 'unreachable',
    unavailable: () => new VendorUnavailable(channel, 'unreachable', 'circuit-open'),
  });
