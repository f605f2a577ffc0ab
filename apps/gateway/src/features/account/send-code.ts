import { MINUTE_MS, PHONE_FORMAT_SENTENCE, SMS_CODE, SMS_WORK } from '@cheyantong/domain';
import { type CodeTemplate, SmsRefused, type SmsSender } from '../../adapters/sms/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { placeOf } from './network-place.ts';
import { newTask, solvedTask } from './proof-of-work.ts';
import { newSmsCode } from './secrets.ts';
import { type CodePurpose, SmsCodes } from './sms-codes.ts';
import { priceOf } from './sms-price.ts';
import { type SmsBudgets, SmsSends } from './sms-sends.ts';
import type { SmsWatch } from './sms-watch.ts';

export interface CodeDesk {
  db: DbHandle;
  sms: SmsSender;
  appSecret: string;
  budgets: SmsBudgets;
  watch: SmsWatch;
}

interface CodeRequest {
  phone: string;
  purpose: CodePurpose;
  /** The browser or the member: nobody else can use the code. */
  askedBy: string;
  /** The network address that asks. */
  address: string;
  /** The solution of a task, when one was set. */
  ticket: string | undefined;
}

const TEMPLATES = {
  login: 'login-code',
  lead: 'lead-code',
  oldPhone: 'identity-code',
  newPhone: 'identity-code',
  closing: 'identity-code',
} as const satisfies Record<CodePurpose, CodeTemplate>;

/** Counts, stores, then sends: a vendor that fails must not be an invitation to ask again without limit. */
export async function sendCode(desk: CodeDesk, request: CodeRequest): Promise<null> {
  const { phone, purpose } = request;
  const code = newSmsCode();
  const { price, sent } = await reserve(desk, request, code);
  if (price.kind === 'work' && !sent) throw taskFor(desk, request, price.bits);
  if (!sent) throw new Failure('A0501');
  await deliver(desk.sms, { phone, template: TEMPLATES[purpose], code });
  return null;
}

/** Counts the message against every budget and stores its code, if its price is paid. */
async function reserve({ db, appSecret, budgets, watch }: CodeDesk, request: CodeRequest, code: string) {
  const { phone, purpose, askedBy, ticket } = request;
  const place = placeOf(request.address);
  const { network } = place;
  const outcome = await db.transaction(async (tx) => {
    const sends = new SmsSends(tx, budgets);
    await sends.takeTurn({ phone, place });
    const usage = await sends.usage({ phone, place });
    const price = priceOf(usage);
    const work = price.kind === 'work' && ticket ? solvedTask(appSecret, { phone, network }, ticket) : null;
    const paid = price.kind === 'free' || work !== null;
    const sent = paid && (await sends.record({ phone, place }, work));
    const holder = { id: askedBy, network };
    if (sent) await new SmsCodes(tx, appSecret).store({ phone, purpose, code, holder });
    return { price, usage, sent };
  });
  watch(outcome);
  return outcome;
}

function taskFor({ appSecret }: CodeDesk, { phone, address }: CodeRequest, bits: number): Failure {
  const { network } = placeOf(address);
  const task = newTask(appSecret, { phone, network }, bits);
  return new Failure('A0242', undefined, { [SMS_WORK.taskHeader]: task });
}

async function deliver(
  sms: SmsSender,
  { phone, template, code }: { phone: string; template: CodeTemplate; code: string },
): Promise<void> {
  try {
    const minutes = String(SMS_CODE.lifeMs / MINUTE_MS);
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
