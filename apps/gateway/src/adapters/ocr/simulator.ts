import { SIMULATED_CLOUD } from '@cheyantong/domain';
import type { AliyunOcrSettings, TencentOcrSettings } from './settings.ts';

/** The simulator is one more endpoint of the real vendor: same SDK, same signature, demonstration account. */
export const simulatedOcrSettings = (
  provider: 'aliyun' | 'tencent',
  endpoint: string,
): AliyunOcrSettings | TencentOcrSettings => ({
  ...SIMULATED_CLOUD,
  provider,
  endpoint,
  protocol: 'http',
  region: 'ap-guangzhou',
});
