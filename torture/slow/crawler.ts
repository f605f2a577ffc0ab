import { once } from 'node:events';
import { connect } from 'node:net';

const DROP_EVERY_MS = 1_000;

/** Opens a connection, says the beginning, and then a sign a second, for as long as it is let; answers how many ms that was. */
export async function crawl(port: number, beginning: string, giveUpAfterMs: number): Promise<number> {
  const socket = connect({ host: '127.0.0.1', port });
  // A server that is fed up resets the line.
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  const begun = performance.now();
  socket.write(beginning);
  const drops = setInterval(() => socket.write('x'), DROP_EVERY_MS);
  const limit = setTimeout(() => socket.destroy(), giveUpAfterMs);
  // Ended from the other side, or by us when it was not.
  await new Promise<void>((over) => socket.once('end', over).once('close', over));
  clearInterval(drops);
  clearTimeout(limit);
  socket.destroy();
  return performance.now() - begun;
}
