import { SIMULATED_MINI_PROGRAM, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { AlipaySettings, SimulatedAccount, WechatSettings } from './settings.ts';

/** The simulators are one more address of the real vendors: same SDK, same signatures, demonstration account. */
export function simulatedAlipay({ simulatorsUrl, keysFolder }: SimulatedAccount): AlipaySettings {
  const { ours, theirs } = simulatedPaymentKeys(keysFolder).alipay;
  return {
    ...SIMULATED_PAYMENTS.alipay,
    gateway: `${simulatorsUrl}/gateway.do`,
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
  };
}

export function simulatedWechat({ simulatorsUrl, keysFolder }: SimulatedAccount): WechatSettings {
  const { ours, theirs } = simulatedPaymentKeys(keysFolder).wechat;
  return {
    ...SIMULATED_PAYMENTS.wechat,
    miniAppId: SIMULATED_MINI_PROGRAM.miniProgram.appId,
    baseUrl: simulatorsUrl,
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
  };
}
