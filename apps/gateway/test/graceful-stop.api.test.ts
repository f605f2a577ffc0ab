import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { stopGently, watchTheDoor } from '../src/http/stopping.ts';
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
    expect([asked.status, asked.headers.get('connection')]).toEqual([404, 'close']);
    release.resolve();
    expect(await (await underWay).json()).toEqual({ finished: true });
    await stopped;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    await close();
  });

  it('does not wait for somebody who never ends the question', async () => {
    const { app, close } = await startTestGateway();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const heard = once(app.server, 'connection');
    silent.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
    await heard;
    const ended = once(silent, 'close');
    await stopGently(app);
    await ended;
    await close();
  });

  it('does not wait for somebody who left before the answer', async () => {
    const { app, close } = await startTestGateway();
    const [entered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.get('/slow', async () => {
      entered.resolve();
      await release.promise;
      return { finished: true };
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const theirs = once(app.server, 'connection').then(([socket]: Socket[]) => socket as Socket);
    const impatient = connect(port, '127.0.0.1');
    impatient.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await entered.promise;
    expect(app.door.underWay).toBe(1);
    const gone = once(await theirs, 'close');
    impatient.destroy();
    await gone;
    // What was begun is finished all the same.
    expect(app.door.underWay).toBe(1);
    release.resolve();
    await expect.poll(() => app.door.underWay).toBe(0);
    await close();
  });

  it('does not wait for ever for what cannot be closed', async () => {
    const app = Fastify();
    watchTheDoor(app);
    app.addHook('onClose', () => new Promise<void>(() => undefined));
    await expect(stopGently(app, { closingMs: 10 })).rejects.toThrow('could not be closed in time');
  });
});
