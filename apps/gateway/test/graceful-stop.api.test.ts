import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { stopGently } from '../src/http/stopping.ts';
import { startTestGateway } from './gateway.ts';

describe('a server that is told to stop', () => {
  it('answers what is under way, sends balancers elsewhere, and takes nothing new at last', async () => {
    const { app, close } = await startTestGateway();
    const entered = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      entered.resolve();
      await release.promise;
      return { finished: true };
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

    const underWay = fetch(`${address}/slow`);
    await entered.promise;
    const stopped = stopGently(app);
    const asked = await fetch(`${address}/readyz`);
    expect([asked.status, asked.headers.get('connection')]).toEqual([503, 'close']);
    release.resolve();
    expect(await (await underWay).json()).toEqual({ finished: true });
    await stopped;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    await close();
  });
});
