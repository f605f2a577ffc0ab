import { buildSimulators } from '@cheyantong/simulators/app';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordCalls } from '../recorded-call.ts';
import { createDocumentReader } from './create.ts';
import { createEmbeddedReader } from './embedded/reader.ts';
import { ReadingProcess } from './embedded/reading-process.ts';
import type { OcrRefusal } from './port.ts';
import { readsDocuments, SAMPLES } from './port-suite.ts';
import { simulatedOcrSettings } from './simulator.ts';

const refused = (reason: OcrRefusal) => expect.objectContaining({ name: 'OcrRefused', reason });

describe.each(['aliyun', 'tencent'] as const)('%s', (vendor) => {
  const simulators = buildSimulators();
  const calls = recordCalls(simulators);
  let url: string;
  let picture: Buffer;
  const settings = () => simulatedOcrSettings(vendor, new URL(url).host);
  const reader = () => createDocumentReader(settings());
  const switchOn = (mode: string) =>
    fetch(`${url}/ocr/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });

  beforeAll(async () => {
    url = await simulators.listen({ host: '127.0.0.1', port: 0 });
    picture = await SAMPLES.vin.draw();
  });
  afterEach(() => switchOn('none'));
  afterAll(() => simulators.close());

  readsDocuments(reader);

  it.each([
    ['unreadable', 'unreadable'],
    ['limit', 'busy'],
    ['error', 'unreachable'],
  ] as const)('tells a vendor’s %s as %s', async (fault, reason) => {
    await switchOn(fault);
    await expect(reader().read('vin', picture)).rejects.toEqual(refused(reason));
  });

  it('gives up on a vendor that does not answer', async () => {
    await switchOn('timeout');
    const hasty = createDocumentReader(settings(), { timeLimitMs: 30 });
    await expect(hasty.read('vin', picture)).rejects.toEqual(refused('unreachable'));
  });

  it('is rejected with a wrong secret', async () => {
    const stranger = createDocumentReader({ ...settings(), accessKeySecret: 'wrong' });
    await expect(stranger.read('vin', picture)).rejects.toEqual(refused('rejected'));
  });

  it('cannot be forged: a signed call for something else is refused', async () => {
    await reader().read('vin', picture);
    const answer = await calls.last().sendAgain(url, (text) => `${text}?`);
    expect(answer).toMatch(/SignatureDoesNotMatch|AuthFailure\.SignatureFailure/);
  });
});

// A picture is two seconds of work, and a busy machine has little time for it.
describe('the engine that comes with the portal', { timeout: 120_000 }, () => {
  const reader = createEmbeddedReader({ timeLimitMs: 120_000 });
  afterAll(() => reader.close());

  readsDocuments(() => reader);

  it('reads a picture that was taken upside down, and says where it read it', async () => {
    const upsideDown = await sharp(await SAMPLES.vin.draw())
      .rotate(180)
      .toBuffer();
    const { vinCode } = await reader.read('vin', upsideDown);

    expect(vinCode?.text).toBe(SAMPLES.vin.says.vinCode);
    // The number stands in the upper half of the plate, on the left.
    expect(vinCode?.box?.x).toBeGreaterThan(0.25);
    expect(vinCode?.box?.y).toBeGreaterThan(0.45);
  });

  it('asks to come again when too many wait', async () => {
    const popular = createEmbeddedReader({ mostWaiting: 0 });
    await expect(popular.read('vin', Buffer.alloc(0))).rejects.toEqual(refused('busy'));
  });

  it('ends what takes too long', async () => {
    const hasty = createEmbeddedReader({ timeLimitMs: 1 });
    await expect(hasty.read('vin', Buffer.alloc(0))).rejects.toEqual(refused('busy'));
  });

  it('starts anew after it was ended at work', async () => {
    const reading = new ReadingProcess(60_000);
    const patience = new AbortController();
    const first = reading.ask({ type: 'vin', picture: Buffer.alloc(0) }, patience.signal);
    patience.abort();
    await expect(first).rejects.toThrow();

    const second = reading.ask({ type: 'vin', picture: Buffer.alloc(0) }, new AbortController().signal);
    expect(await second).toEqual({ problem: 'unreadable' });
    reading.end();
  });
});
