import { PHONE_FORMAT_SENTENCE, SMS_CODE } from '@cheyantong/domain';
import { SmsRefused, type SmsSender } from '../../adapters/sms/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { newSmsCode } from './secrets.ts';
import { SmsCodes } from './sms-codes.ts';
import { reserveSend } from './sms-limits.ts';

export interface CodeDesk {
  db: DbHandle;
  sms: SmsSender;
  appSecret: string;
  smsPerAddressHourly: number;
}

/** Counts, stores, then sends: a vendor that fails must not be an invitation to ask again without limit. */
export async function sendLoginCode(desk: CodeDesk, phone: string, address: string): Promise<null> {
  const code = newSmsCode();
  const reserved = await desk.db.transaction(async (tx) => {
    const free = await reserveSend(tx, { phone, address, perAddressHourly: desk.smsPerAddressHourly });
    if (free) await new SmsCodes(tx, desk.appSecret).store({ phone, purpose: 'login', code });
    return free;
  });
  if (!reserved) throw new Failure('A0501');
  await deliver(desk.sms, phone, code);
  return null;
}

async function deliver(sms: SmsSender, phone: string, code: string): Promise<void> {
  try {
    const minutes = String(SMS_CODE.lifeMs / 60_000);
    await sms.send({ phone, template: 'login-code', params: { code, minutes } });
  } catch (error) {
    if (error instanceof SmsRefused) throw asFailure(error);
    throw error;
  }
}

function asFailure({ reason }: SmsRefused): Failure {
  if (reason === 'limited') return new Failure('A0501');
  if (reason === 'illegal-number') return new Failure('A0421', PHONE_FORMAT_SENTENCE);
  return new Failure('C0501');
}
