import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import asByNpmStart from '../scripts/lib/server-switches.json' with { type: 'json' };
import {
  changeMarkedLines,
  etcdSettings,
  gatewayCommand,
  patroniFile,
  readSettings,
  replaceAll,
} from './configuration.ts';

const SERVER = 'apps/gateway/dist/server.js';

const example = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
const second = { name: 'two', address: '10.0.0.22', disk: '/disk', password: 'secret' };

describe("the example's files as a machine gets them", () => {
  it('has every machine keep the addresses of the others', () => {
    const { ETCD_NAME, ETCD_INITIAL_CLUSTER, ...own } = etcdSettings(example('etcd/etcd.default'), second);
    expect(ETCD_NAME).toBe('two');
    expect(ETCD_INITIAL_CLUSTER).toContain('one=http://10.0.0.21:2380,two=http://10.0.0.22:2380');
    expect(Object.values(own).join()).not.toContain('10.0.0.21');
  });

  it('gives a member of the database its own name and address, and no password of the example', () => {
    const file = patroniFile(example('patroni/patroni.yml'), second);
    expect(file).toMatch(/^name: two/m);
    expect(file.match(/connect_address: 10\.0\.0\.22:/g)).toHaveLength(2);
    expect(file).toContain('hosts: 10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379');
    expect(file).toContain('data_dir: /disk/postgresql');
    expect(file).not.toContain('CHANGE-ME');
  });

  it('leaves lines alone that are not marked', () => {
    expect(changeMarkedLines('name: one # changes\nhosts: one,two', { one: 'three' })).toBe(
      'name: three # changes\nhosts: one,two',
    );
  });

  it('says so when the example has changed', () => {
    expect(() => replaceAll('data_dir: /elsewhere', { '/var/lib': '/disk' })).toThrow('/var/lib');
  });

  it('starts a gateway as the unit does, from another folder', () => {
    const command = gatewayCommand(example('systemd/cheyantong@.service'), '/built');
    expect(command[0]).toBe('/built/node_modules/.bin/node');
    expect(command.slice(1)).toEqual([...asByNpmStart, SERVER]);
  });

  it('starts a gateway in a container as the unit does', () => {
    const [, command = ''] = /ENTRYPOINT (\[.*\])/.exec(example('docker/gateway.Dockerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...asByNpmStart, SERVER]);
  });

  it('reads the settings of a gateway', () => {
    expect(readSettings('# no\nHOST=0.0.0.0\nDATABASE_URL=postgres://a@b/c?d=e\n')).toEqual({
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://a@b/c?d=e',
    });
  });
});
