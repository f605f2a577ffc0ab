import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { REQUEST_TIMEOUT_MS, SECOND_MS } from '@cheyantong/domain';

/** The server promises an answer in its own time, on the busiest machine; later than that, it hangs. */
const HANG_MS = REQUEST_TIMEOUT_MS + 10 * SECOND_MS;

export interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** `silent`: the line was closed without a word. `late`: nothing within the time that counts as a hang. */
export type Outcome = RawAnswer | 'silent' | 'late';

/** Sends bytes as they are, which no client library would. */
export function exchange(
  port: number,
  bytes: Buffer,
  { breaksOff }: { breaksOff: boolean },
): Promise<Outcome> {
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
  return { status, headers, body: bodyIn(rest, headers).toString('utf8') };
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** What was meant: in one piece, and unpacked for whoever has asked for it packed. */
function bodyIn(bytes: Buffer, headers: ReadonlyMap<string, string>): Buffer {
  const whole = headers.get('transfer-encoding') === 'chunked' ? joined(bytes) : bytes;
  const unpack = UNPACK[headers.get('content-encoding') ?? ''];
  return unpack && whole.length > 0 ? unpack(whole) : whole;
}

/** Each piece says its length in the line before it. */
function joined(bytes: Buffer): Buffer {
  const lineEnd = bytes.indexOf('\r\n');
  const length = Number.parseInt(bytes.subarray(0, lineEnd).toString('latin1'), 16);
  if (lineEnd < 0 || !(length > 0)) return Buffer.alloc(0);
  const begin = lineEnd + 2;
  return Buffer.concat([bytes.subarray(begin, begin + length), joined(bytes.subarray(begin + length + 2))]);
}
