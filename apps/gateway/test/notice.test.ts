import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Installed {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** What package files say in words of their own; png-js says it in a file of its own. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  'Apache License 2.0': 'Apache-2.0',
  'MIT,Apache2': 'MIT OR Apache-2.0',
};
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

it('names the licence of every library that is shipped, and no other', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> };
  const licences = Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/')[1];
    if (name === undefined || dev || link) return [];
    const said = license ?? SAID_ELSEWHERE[name] ?? `none of ${name}`;
    return (SAID_OTHERWISE[said] ?? said).replace(/[()]/g, '').split(/ AND | OR /);
  });
  const listed = read('NOTICE').matchAll(/^ {4}(\S+)$/gm);
  expect([...listed].map(([, licence]) => licence)).toEqual([...new Set(licences)].sort());
});
