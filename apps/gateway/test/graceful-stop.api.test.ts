import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestGateway } from './gateway.ts';

describe('a server that is told to stop', () => {
  it('answers what is under way and takes nothing new', async () => {
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
    const stopped = close();
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    release.resolve();
    expect(await (await underWay).json()).toEqual({ finished: true });
    await stopped;
  });
});
