import { buildSimulators } from '@cheyantong/simulators/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentityVerifier } from './create.ts';
import { simulatedIdentity } from './settings.ts';

const PERSON = { name: '李建国', idNumber: '11010519491231002X', phone: '13800138000' };
const COMPANY = { name: '示例汽车服务有限公司', creditCode: '91330100799655058B', legalPerson: '王芳' };

let simulators: ReturnType<typeof buildSimulators>;
let url: string;
let late = 0;
beforeAll(async () => {
  simulators = buildSimulators({ now: () => new Date(Date.now() + late) });
  url = await simulators.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => simulators.close());

const account = () => simulatedIdentity(new URL(url).host);
const verifier = (timeLimitMs?: number) =>
  createIdentityVerifier(account(), timeLimitMs === undefined ? {} : { timeLimitMs });
const switchOn = (mode: string, number: string) =>
  fetch(`${url}/identity/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, number }),
  });
const unavailable = (isOutage: boolean) => expect.objectContaining({ name: 'IdentityUnavailable', isOutage });

describe('a person and a company', () => {
  it.each(['match', 'mismatch', 'unknown'] as const)('are told as a %s', async (verdict) => {
    const mode = verdict === 'match' ? 'none' : verdict;
    await switchOn(mode, PERSON.idNumber);
    await switchOn(mode, COMPANY.creditCode);
    expect(await verifier().verifyPerson(PERSON)).toBe(verdict);
    expect(await verifier().verifyCompany(COMPANY)).toBe(verdict);
  });
});

describe('a service that cannot be asked', () => {
  it.each(['limit', 'error'])('may be asked again after its %s', async (fault) => {
    await switchOn(fault, PERSON.idNumber);
    await expect(verifier().verifyPerson(PERSON)).rejects.toEqual(unavailable(true));
  });

  it('is given up when it does not answer, and when nobody listens', async () => {
    await switchOn('timeout', PERSON.idNumber);
    await expect(verifier(30).verifyPerson(PERSON)).rejects.toEqual(unavailable(true));
    const nowhere = createIdentityVerifier({ ...account(), endpoint: '127.0.0.1:1' });
    await expect(nowhere.verifyPerson(PERSON)).rejects.toEqual(unavailable(true));
  });

  it.each([
    ['secret', { accessKeySecret: 'wrong' }],
    ['key id', { accessKeyId: 'wrong' }],
    ['permit', { personAuthCode: 'wrong' }],
  ])('does not know us with a wrong %s', async (_what, wrong) => {
    await switchOn('none', PERSON.idNumber);
    const stranger = createIdentityVerifier({ ...account(), ...wrong });
    await expect(stranger.verifyPerson(PERSON)).rejects.toEqual(unavailable(false));
  });

  it('refuses us when the clocks differ', async () => {
    late = 16 * 60_000;
    await expect(verifier().verifyPerson(PERSON)).rejects.toEqual(unavailable(false));
    late = 0;
  });

  it('is nobody, where there is no account', async () => {
    await expect(createIdentityVerifier(null).verifyPerson(PERSON)).rejects.toEqual(unavailable(false));
  });

  it('leaves neither name nor number in its errors', async () => {
    await switchOn('error', PERSON.idNumber);
    const error = await verifier()
      .verifyPerson(PERSON)
      .catch((thrown: unknown) => thrown);
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const secret of Object.values(PERSON)) expect(everything).not.toContain(secret);
  });
});
