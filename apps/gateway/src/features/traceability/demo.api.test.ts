import { CODE_KIND_NAMES, CODE_KINDS, DEMO_CODES } from '@cheyantong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoServices } from '../catalogue/demo.ts';
import { loadDemoOrderHistory } from '../orders/demo.ts';
import { loadDemoParts } from '../parts/demo.ts';
import { parts } from '../parts/tables.ts';
import { loadDemoCatalogue } from '../vehicles/demo.ts';
import { loadDemoChains } from './demo.ts';
import { traceSubjects } from './tables.ts';
import { verifySignature } from './verify-signature.ts';

/** A whole catalogue is loaded first. */
const LOADING_MS = 300_000;
const TRACES = '/api/vehicle-boot/api/v1/traceability';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.database;
  await loadDemoCatalogue(db);
  await loadDemoParts(db);
  await loadDemoChains(db);
  await loadDemoServices(db);
  await loadDemoOrderHistory(db);
  await gateway.features.traceability.prepare();
  // Two servers that start on one database.
  const { prepare } = gateway.features.reports;
  await Promise.all([prepare(), prepare()]);
}, LOADING_MS);
afterAll(() => gateway.close());

const ask = async (path: string) => (await gateway.app.inject(`${TRACES}/${path}`)).json().data;

describe('the demonstration', () => {
  it('has a chain for every part, and packs in every state', async () => {
    const { db } = gateway.database;
    const subjects = await db.select().from(traceSubjects);
    const codes = new Set(subjects.map(({ code }) => code));
    const offered = await db.select({ code: parts.traceCode }).from(parts);
    expect(offered.filter(({ code }) => !codes.has(code ?? ''))).toEqual([]);
    const packs = subjects.filter(({ object }) => object === 'battery');
    expect(packs).toHaveLength(120);
    expect([...new Set(packs.map(({ state }) => state))].sort()).toEqual(
      ['inUse', 'produced', 'recycled', 'retired', 'secondUse', 'withdrawn'].sort(),
    );
  });

  it('shows what docs/demo.md promises', async () => {
    const verdicts = Object.entries(DEMO_CODES).map(async ([name, code]) => [
      name,
      (await ask(`query?code=${code}`)).verdict,
    ]);
    expect(Object.fromEntries(await Promise.all(verdicts))).toEqual({
      part: 'genuine',
      battery: 'genuine',
      rewordedPart: 'altered',
      cutPart: 'altered',
      gappedBattery: 'altered',
      withdrawnBattery: 'withdrawn',
    });
  });

  it.each(CODE_KIND_NAMES)('has what the pages offer as an example: %s', async (kind) => {
    expect(await ask(`query?code=${CODE_KINDS[kind].example}`)).toMatchObject({ kind, verdict: 'genuine' });
  });

  it('has the example of a report signed by this installation', async () => {
    const REPORT = '/api/vehicle-boot/api/v1/vehicle/report';
    const read = async (path: string) => (await gateway.app.inject(`${REPORT}/${path}`)).json().data;
    const { statement, signature, keyId } = await read(`check/${CODE_KINDS.report.example}`);
    const key = (await read('keys')).find((each: { keyId: string }) => each.keyId === keyId);
    expect(verifySignature(key, statement, signature)).toBe(true);
    expect(JSON.parse(statement)).toMatchObject({
      service: 'inspection',
      issuedAt: '2026-11-06 16:42:08',
      demo: true,
    });
  });

  it('tells a part by the events that were signed', async () => {
    const trace = await ask(`part/${DEMO_CODES.part}`);
    expect(trace).toMatchObject({ verdict: 'genuine', state: 'inStock', restricted: null });
    expect(trace.nodes.map(({ nodeType }: { nodeType: string }) => nodeType)).toEqual([
      'recovery',
      'dismantling',
      'test',
      'grading',
      'stock',
    ]);
    expect(trace.partName).not.toBe('');
    expect(JSON.stringify(trace)).not.toMatch(/LDM00000/);
  });

  it('publishes how long a chain was before its end was cut, so that anybody can tell', async () => {
    const { published, nodes } = await ask(`part/${DEMO_CODES.cutPart}`);
    expect(published.length).toBe(nodes.length + 1);
  });

  it('names the step that does not hold', async () => {
    const trace = await ask(`part/${DEMO_CODES.rewordedPart}`);
    expect(trace.verdictSentence).toMatch(/^第 4 环节签名与内容不符/);
    expect(trace.nodes.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      null,
      null,
      '签名与内容不符',
      null,
    ]);
  });
});
