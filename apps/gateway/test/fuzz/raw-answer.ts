import { connect } from 'node:net';

/** An answer later than this is none, for now. */
const HANG_MS = 10_000;

export interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** `silent`: the line was closed without a word. `late`: nothing within the time that counts as a hang. */
export type Outcome = RawAnswer | 'silent' | 'late';

/** So often a server that is not ready for anybody is waited for; it may have a busy machine to blame. */
const PATIENCE = 12;
const PULSE = Buffer.from('GET /readyz HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n');
/** Late so often, while the server says that it and its database are ready: that is a hang. */
const LATE_IS_A_HANG = 2;

/** Sends bytes as they are, which no client library would. */
export async function exchange(
  port: number,
  bytes: Buffer,
  manner: { breaksOff: boolean },
): Promise<Outcome> {
  let lateWhileReady = 0;
  for (let tries = 0; tries < PATIENCE && lateWhileReady < LATE_IS_A_HANG; tries++) {
    const [outcome, pulse] = await Promise.all([
      exchangeOnce(port, bytes, manner),
      tries > 0 && exchangeOnce(port, PULSE, { breaksOff: false }),
    ]);
    if (outcome !== 'late') return outcome;
    if (typeof pulse === 'object' && pulse.status === 200) lateWhileReady += 1;
  }
  return 'late';
}

function exchangeOnce(port: number, bytes: Buffer, { breaksOff }: { breaksOff: boolean }) {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  let said = Buffer.alloc(0);
  const finish = (outcome: Outcome): void => {
    clearTimeout(hang);
    socket.destroy();
    resolve(outcome);
  };
  const hang = setTimeout(() => finish('late'), HANG_MS);
  socket.on('data', (piece: Buffer) => {
    said = Buffer.concat([said, piece]);
    const answer = readAnswer(said, { lineIsClosed: false });
    if (answer) finish(answer);
  });
  socket.on('close', () => finish(readAnswer(said, { lineIsClosed: true }) ?? 'silent'));
  // A server that refuses a body while it is still being sent resets the line; what it said before counts.
  socket.on('error', () => undefined);
  if (breaksOff) socket.end(bytes);
  else socket.write(bytes);
  return promise;
}

function readAnswer(said: Buffer, { lineIsClosed }: { lineIsClosed: boolean }): RawAnswer | undefined {
  const headEnd = said.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = said.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  const rest = said.subarray(headEnd + 4);
  if (status < 200) return readAnswer(rest, { lineIsClosed });
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = headers.get('content-length');
  const isWhole = length === undefined ? lineIsClosed : rest.length >= Number(length);
  if (!isWhole && !lineIsClosed) return undefined;
  return { status, headers, body: rest.toString('utf8') };
}
