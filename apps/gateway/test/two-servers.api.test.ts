import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createSmsSender } from '../src/adapters/sms/create.ts';
import { simulatedSmsSettings } from '../src/adapters/sms/simulator.ts';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { joinFeatures } from '../src/join-features.ts';
import { connectOutside } from '../src/outside-services.ts';
import { engine, newDatabaseAddress } from './database.ts';
import { askForCode, asMember, redeem } from './gateway.ts';
import { simulatedVendors, startSimulators } from './simulators.ts';

describe.runIf(engine === 'postgres')('two servers on one PostgreSQL', () => {
  it('share sessions, codes and SMS limits, and migrate at the same time', async () => {
    const address = await newDatabaseAddress({ migrated: false });
    const simulators = await startSimulators();
    const env = readEnv({ LOG_LEVEL: 'silent' });
    const sms = createSmsSender(simulatedSmsSettings('aliyun', simulators.address));
    const databases = await Promise.all([openDatabase(address), openDatabase(address)]);
    const log = pino({ level: 'silent' });
    const enqueue = async () => undefined;
    const outside = {
      ...connectOutside(env),
      sms,
      vendors: simulatedVendors(`http://${simulators.address}`),
    };
    const [one, two] = await Promise.all(
      databases.map(({ db }) => {
        const features = joinFeatures({ env, db, log, enqueue, outside });
        const { authenticate } = features.account;
        return buildApp({ env, log, db, features: Object.values(features), authenticate });
      }),
    );
    if (!one || !two) throw new Error('two servers expected');

    const phone = '13900000001';
    const sends = await Promise.all([one, two, one, two].map((app) => askForCode(app, phone)));
    expect(sends.map((answer) => answer.json().code).sort()).toEqual(['00000', 'A0501', 'A0501', 'A0501']);

    const token = (await redeem(two, phone, await simulators.codeFor(phone))).json().data.access_token;
    const me = '/api/ums-boot/app-api/v1/members/me';
    expect((await asMember(one, token, me)).json().data.mobile).toBe(phone);
    await two.inject({
      method: 'DELETE',
      url: '/api/system-boot/api/v1/users/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await asMember(one, token, me)).statusCode).toBe(401);

    await Promise.all([one.close(), two.close(), simulators.close()]);
    await Promise.all(databases.map((database) => database.close()));
  });
});
