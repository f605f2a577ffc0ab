import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../example.ts';
import { fileOfFleet } from '../folder.ts';

const MIGRATIONS = 'apps/gateway/src/db/migrations';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The portal as it is, in a folder of its own, with one migration more than the edition it is made from. */
export function makeEdition(from: string, name: string, migration: string): string {
  const folder = fileOfFleet(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'apps'), { recursive: true });
  for (const same of ['node_modules', 'packages', 'apps/portal'])
    symlinkSync(join(ROOT, same), join(folder, same));
  cpSync(join(from, 'apps/gateway'), join(folder, 'apps/gateway'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  addMigration(join(folder, MIGRATIONS), name, migration);
  return folder;
}

function addMigration(folder: string, name: string, migration: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there is no migration yet');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_${name}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), migration);
}
