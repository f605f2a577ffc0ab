import { PHONE_FORMAT_SENTENCE, SMS_CODE } from '@cheyantong/domain';
import { SmsRefused, type SmsSender, type SmsTemplate } from '../../adapters/sms/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { newSmsCode } from './secrets.ts';
import { type CodePurpose, SmsCodes } from './sms-codes.ts';
import { reserveSend } from './sms-limits.ts';

export interface CodeDesk {
  db: DbHandle;
  sms: SmsSender;
  appSecret: string;
  smsPerAddressHourly: number;
}

interface CodeRequest {
  phone: string;
  purpose: CodePurpose;
  /** The network address that asks. */
  address: string;
}

const TEMPLATES = { login: 'login-code', lead: 'lead-code' } as const satisfies Record<
  CodePurpose,
  SmsTemplate
>;

/** Counts, stores, then sends: a vendor that fails must not be an invitation to ask again without limit. */
export async function sendCode(desk: CodeDesk, { phone, purpose, address }: CodeRequest): Promise<null> {
  const code = newSmsCode();
  const reserved = await desk.db.transaction(async (tx) => {
    const free = await reserveSend(tx, { phone, address, perAddressHourly: desk.smsPerAddressHourly });
    if (free) await new SmsCodes(tx, desk.appSecret).store({ phone, purpose, code });
    return free;
  });
  if (!reserved) throw new Failure('A0501');
  await deliver(desk.sms, { phone, template: TEMPLATES[purpose], code });
  return null;
}

async function deliver(
  sms: SmsSender,
  { phone, template, code }: { phone: string; template: SmsTemplate; code: string },
): Promise<void> {
  try {
    const minutes = String(SMS_CODE.lifeMs / 60_000);
    await sms.send({ phone, template, params: { code, minutes } });
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
