import { buildSimulators } from '@cheyantong/simulators/app';
import { expect, it } from 'vitest';
import { recordCalls } from '../recorded-call.ts';
import { createSmsSender } from './create.ts';
import { smsSenderSuite } from './port-suite.ts';
import { simulatedSmsSettings } from './simulator.ts';

smsSenderSuite('Aliyun', (endpoint) => simulatedSmsSettings('aliyun', endpoint));
smsSenderSuite('Tencent', (endpoint) => simulatedSmsSettings('tencent', endpoint));

// Tencent's protocol has no nonce, so only Aliyun can tell a repeated call from a new one.
it('Aliyun refuses a call that it has already seen', async () => {
  const simulators = buildSimulators();
  const calls = recordCalls(simulators);
  const url = await simulators.listen({ host: '127.0.0.1', port: 0 });
  const sender = createSmsSender(simulatedSmsSettings('aliyun', new URL(url).host));
  await sender.send({
    phone: '13800000001',
    template: 'login-code',
    params: { code: '482913', minutes: '5' },
  });

  expect(await calls.last().sendAgain(url)).toContain('SignatureNonceUsed');
  await simulators.close();
});
