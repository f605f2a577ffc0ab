/**
 * The account that the local SMS simulator knows, the same at every simulated vendor. These are public demonstration
 * values, not secrets: they open nothing but the simulator. They stand here, once, because the gateway signs with them
 * and the simulator checks the signature.
 */
export const SIMULATED_SMS = {
  accessKeyId: 'simulated-access-key-id',
  accessKeySecret: 'simulated-access-key-secret',
  signName: '车研通',
  templates: { 'login-code': '100001', 'lead-code': '100002' },
  sdkAppId: '1400000001',
  region: 'ap-guangzhou',
} as const;

/** What every demonstration dealer signs and checks its leads with, at the local dealer simulator and nowhere else. */
export const SIMULATED_DEALER_SECRET = 'simulated-dealer-secret';
