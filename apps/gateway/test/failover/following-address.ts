import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address whose connections lead to one server, and after `follow` to another; those of before are cut. */
export async function startFollowingAddress(firstPort: number) {
  let target = firstPort;
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };

  const door = createServer((visitor) => {
    const host = keep(connect(target, '127.0.0.1'));
    keep(visitor).pipe(host).pipe(visitor);
    // Either side may vanish at any moment; then the other is let go, too.
    visitor.on('error', () => host.destroy());
    host.on('error', () => visitor.destroy());
    visitor.once('close', () => host.destroy());
    host.once('close', () => visitor.destroy());
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (door.address() as AddressInfo).port,
    follow(port: number): void {
      target = port;
      cutAll();
    },
    async close(): Promise<void> {
      cutAll();
      door.close();
      await once(door, 'close');
    },
  };
}
