import type { AddressInfo } from 'node:net';
import { demoPack, partCode } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { Actors } from './actors.ts';
import { loadDemoActors } from './demo/actors.ts';

const TRACES = '/api/vehicle-boot/api/v1/traceability';

/** The systems of actors, each with its own key, talking to the portal as they would from outside. */
let gateway: TestGateway;
let systems: ReturnType<typeof buildSimulators>;
beforeAll(async () => {
  gateway = await startTestGateway();
  await loadDemoActors(gateway.database.db);
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  systems = buildSimulators({ portalUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await systems.close();
  await gateway.close();
});

const post = async (url: string, payload: object = {}) =>
  (await systems.inject({ method: 'POST', url, payload })).json();

interface Step {
  mode?: string;
  sealed?: Record<string, string>;
}

/** The codes that the portal answers with, one for every time the step was sent. */
async function answersTo(actor: string, code: string, kind: string, step: Step = {}): Promise<string[]> {
  const { answers } = await post('/actors/steps', { actor: `demo-${actor}`, code, kind, ...step });
  return answers.map((answer: { code: string }) => answer.code);
}

const traced = async (path: string) => (await gateway.app.inject(`${TRACES}/${path}`)).json().data;

let serial = 7_000;
const newPart = () => partCode(2026, ++serial);

describe('the systems of actors', () => {
  it('record the life of a part, each its own steps', async () => {
    const code = newPart();
    const steps = [
      ['dismantler-01', 'recovery'],
      ['dismantler-01', 'dismantling'],
      ['lab-01', 'test'],
      ['lab-01', 'grading'],
      ['supplier-01', 'stock'],
      ['supplier-01', 'sale'],
      ['workshop-01', 'fitting'],
    ] as const;
    for (const [actor, kind] of steps) expect(await answersTo(actor, code, kind)).toEqual(['00000']);
    const { verdict, state, nodes } = await traced(`part/${code}`);
    expect({ verdict, state, length: nodes.length }).toEqual({
      verdict: 'genuine',
      state: 'fitted',
      length: 7,
    });
  });

  it('record the lives of a battery, from its maker to a recycler who signs with SM2', async () => {
    const code = demoPack('E', '2024-02-05', 4_711);
    const steps = [
      ['batteryMaker-01', 'production'],
      ['carMaker-01', 'installation'],
      ['dismantler-01', 'retirement'],
      ['recycler-01', 'recycling'],
    ] as const;
    for (const [actor, kind] of steps) expect(await answersTo(actor, code, kind)).toEqual(['00000']);
    expect(await traced(`battery/${code}`)).toMatchObject({ verdict: 'genuine', currentState: 'recycled' });
  });

  it('record a step once when they send it again', async () => {
    const code = newPart();
    expect(await answersTo('dismantler-01', code, 'recovery', { mode: 'replay' })).toEqual([
      '00000',
      '00000',
    ]);
    expect((await traced(`part/${code}`)).nodes).toHaveLength(1);
  });

  it.each([
    ['slowClock', 'A0520'],
    ['fastClock', 'A0520'],
    ['strangeKey', 'A0521'],
    ['altered', 'A0521'],
    ['gap', 'A0522'],
  ])('are refused when they misbehave: %s', async (mode, refusal) => {
    const code = newPart();
    expect(await answersTo('dismantler-01', code, 'recovery', { mode })).toEqual([refusal]);
    expect(await traced(`part/${code}`)).toBeNull();
  });

  it('are refused a step that does not fit, or that is not theirs', async () => {
    const code = newPart();
    expect(await answersTo('lab-01', code, 'recovery')).toEqual(['A0521']);
    expect(await answersTo('dismantler-01', code, 'recovery')).toEqual(['00000']);
    expect(await answersTo('lab-01', code, 'grading')).toEqual(['A0523']);
    expect(await answersTo('dismantler-01', code, 'dismantling')).toEqual(['00000']);
  });

  it('change their keys: the new one counts once it is registered, the old one until it is revoked', async () => {
    const [code, actor] = [newPart(), 'dismantler-02'];
    expect(await answersTo(actor, code, 'recovery')).toEqual(['00000']);
    const { keyId, ...key } = await post(`/actors/demo-${actor}/keys`);
    expect(await answersTo(actor, code, 'dismantling')).toEqual(['A0521']);

    const registry = new Actors(gateway.database.db);
    expect(await registry.addKey(`demo-${actor}`, key)).toBe(keyId);
    // A key counts from the second it was registered in.
    expect(await answersTo(actor, code, 'dismantling')).toEqual(['00000']);
    expect(await answersTo(actor, newPart(), 'recovery', { mode: 'oldKey' })).toEqual(['00000']);

    const old = [...(await registry.keys()).values()].find(
      (each) => each.actor === `demo-${actor}` && each.keyId !== keyId,
    );
    await registry.revoke(old?.keyId ?? '', '已更换');
    expect(await answersTo(actor, newPart(), 'recovery', { mode: 'oldKey' })).toEqual(['A0521']);
    expect((await traced(`part/${code}`)).verdict).toBe('genuine');
  });
});
