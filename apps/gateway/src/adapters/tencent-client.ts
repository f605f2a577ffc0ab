import { Agent } from 'node:http';

interface TencentSettings {
  accessKeyId: string;
  accessKeySecret: string;
  region: string;
  endpoint: string;
  protocol: 'http' | 'https';
}

/** What every client of Tencent's SDK is made with. */
export const tencentClient = (settings: TencentSettings, timeLimitMs: number) => ({
  credential: { secretId: settings.accessKeyId, secretKey: settings.accessKeySecret },
  region: settings.region,
  profile: {
    httpProfile: {
      endpoint: settings.endpoint,
      protocol: `${settings.protocol}://`,
      reqTimeout: timeLimitMs / 1000,
      // Without an agent the SDK sends even loopback calls through the proxy of the environment.
      ...(settings.protocol === 'http' && { agent: new Agent() }),
    },
  },
});
