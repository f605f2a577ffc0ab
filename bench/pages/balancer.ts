import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Balancer {
  stop(): Promise<void>;
}

/** From the port visitors ask to the server's. */
export type Ways = Readonly<Record<number, number>>;

const OURS = new URL('../../deploy/haproxy.cfg', import.meta.url);
const STARTS_WITHIN_MS = 10_000;

/** What visitors have between them and a server: HAProxy with TLS and HTTP/2, set as in deploy/haproxy.cfg. */
export async function startBalancer(folder: string, ways: Ways): Promise<Balancer> {
  const certificate = certificateIn(folder);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    [settings(), ...Object.entries(ways).map(([at, to]) => way(at, to, certificate))].join('\n'),
  );
  const child = spawn('haproxy', ['-f', file, '-db', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const broken = once(child, 'exit').then(() => Promise.reject(new Error('haproxy did not start')));
  await Promise.race([broken, Promise.all(Object.keys(ways).map((port) => listens(Number(port))))]);
  broken.catch(() => undefined);
  return {
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Everything of the example that is not about names of servers; one visitor needs no place for thousands. */
function settings(): string {
  const [common = ''] = readFileSync(OURS, 'utf8').split('frontend visitors');
  return common.replace(/maxconn \d+/, 'maxconn 200');
}

const way = (at: string, to: number, certificate: string): string => `
frontend at${at}
  bind 127.0.0.1:${at} ssl crt ${certificate} alpn h2,http/1.1
  http-request set-header x-forwarded-proto https
  option forwardfor
  default_backend to${to}
backend to${to}
  http-reuse safe
  server one 127.0.0.1:${to}
`;

function certificateIn(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    join(folder, name),
  );
  if (!key || !certificate || !both) throw new Error('no place for the certificate');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}

async function listens(port: number): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const socket = connect(port, '127.0.0.1');
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answered) return;
    await pause(50);
  }
  throw new Error(`nobody listens at ${port}`);
}
