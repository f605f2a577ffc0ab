import { etcdSettings } from '../configuration.ts';
import { example } from '../example.ts';
import { diskOf } from '../folder.ts';
import { type DatabaseMachine, MACHINES, shortName } from '../machines.ts';
import { launch } from '../programs.ts';

export function startEtcd(machine: DatabaseMachine): void {
  const place = { name: shortName(machine), address: MACHINES[machine], disk: diskOf(machine) };
  launch({
    machine,
    name: 'etcd',
    command: ['etcd'],
    // Debian's edition wants to be told that this processor is meant.
    env: { ...etcdSettings(example('etcd/etcd.default'), place), ETCD_UNSUPPORTED_ARCH: process.arch },
  });
}
