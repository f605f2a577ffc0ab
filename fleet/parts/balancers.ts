import { readFileSync } from 'node:fs';
import { replaceAll } from '../configuration.ts';
import { example } from '../example.ts';
import { diskOf, fileOfFleet, write } from '../folder.ts';
import { type GatewayMachine, MACHINES, PORTS } from '../machines.ts';
import { command } from '../network/command.ts';
import { launch, signal } from '../programs.ts';

/** In the manner of Debian's unit: a master that can be told to read its file again. */
const masterWith = (...files: string[]): [string, ...string[]] => [
  'haproxy',
  '-W',
  ...files.flatMap((file) => ['-f', file]),
];

/** Whoever talks to the portal has to trust this. */
export const CERTIFICATE = fileOfFleet('portal.crt');

export function startBalancer(): void {
  const file = write(
    diskOf('balancer', 'haproxy.cfg'),
    replaceAll(example('haproxy.cfg'), {
      // A process may not open as many files everywhere as twenty thousand visitors need.
      'maxconn 20000': 'maxconn 2000',
      '/etc/haproxy/portal.pem': makeCertificate(),
      '/run/haproxy/admin.sock': diskOf('balancer', 'admin.sock'),
    }),
  );
  launch({ machine: 'balancer', name: 'haproxy', command: masterWith(file) });
}

export const reloadBalancer = (): void => signal('balancer', 'haproxy', 'SIGUSR2');

function makeCertificate(): string {
  const key = fileOfFleet('portal.key');
  const subject = ['-subj', '/CN=portal', '-addext', `subjectAltName=IP:${MACHINES.balancer}`, '-days', '2'];
  const files = ['-keyout', key, '-out', CERTIFICATE];
  command('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files);
  return write(fileOfFleet('portal.pem'), readFileSync(CERTIFICATE, 'utf8') + readFileSync(key, 'utf8'));
}

/** A gateway asks simulated services on its own machine, and all of them have to be the same ones. */
const WAY_TO_VENDORS = `
listen vendors
  bind 127.0.0.1:${PORTS.simulators}
  server vendors ${MACHINES.vendors}:${PORTS.simulators}
`;

/** Beside every gateway: it finds the primary. */
export function startDatabaseBalancer(machine: GatewayMachine): void {
  const database = write(diskOf(machine, 'haproxy-database.cfg'), example('haproxy-database.cfg'));
  const vendors = write(diskOf(machine, 'haproxy-vendors.cfg'), WAY_TO_VENDORS);
  launch({ machine, name: 'haproxy', command: masterWith(database, vendors) });
}
