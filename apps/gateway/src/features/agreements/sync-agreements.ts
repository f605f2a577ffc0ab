import { isDeepStrictEqual } from 'node:util';
import { beijingDay } from '@cheyantong/domain';
import type { DataCommand } from '../../data/data-command.ts';
import { problemInWords } from '../../data/written/problem.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Agreements, type VersionRow } from './agreements.ts';
import { readFolder, type WrittenVersion } from './read-folder.ts';

const DRY_RUN = 'plan';

interface Plan {
  added: WrittenVersion[];
  changed: WrittenVersion[];
  withdrawn: VersionRow[];
  refused: string[];
}

/** `npm run data -- agreements sync DIR [plan]` */
export const syncAgreements: DataCommand = {
  noun: 'agreements',
  verb: 'sync',
  takes: '<文件夹> [plan]',
  meaning: '发布协议的新版本：<协议>/<生效日期>.md；已生效的版本不能改动；加 plan 时只列出',
  async run(db, [folder, mode], screen) {
    const say = (line: string) => screen.write(`${line}\n`);
    if (!folder || (mode !== undefined && mode !== DRY_RUN)) {
      say('用法：npm run data -- agreements sync <文件夹> [plan]');
      return false;
    }
    const { versions, problems } = await readFolder(folder);
    const plan = await planSync(db, versions);
    const wrong = [...problems.map(problemInWords), ...plan.refused];
    for (const line of wrong) say(line);
    if (wrong.length > 0) {
      say(`共 ${wrong.length} 处问题，未作任何改动。`);
      return false;
    }
    for (const line of inWords(plan)) say(line);
    if (mode === DRY_RUN) return true;
    await carryOut(db, plan);
    say('已完成。');
    return true;
  },
};

/** What has taken effect stays as it was, whether the folder still has it or not; what is to come may still change. */
async function planSync(db: DbHandle, written: readonly WrittenVersion[], now = new Date()): Promise<Plan> {
  const today = beijingDay(now);
  const stored = await new Agreements(db).all();
  const storedAs = (one: { document: string; version: string }) =>
    stored.find(({ document, version }) => document === one.document && version === one.version);
  const isChanged = (version: WrittenVersion) => {
    const { publishedAt: _, ...before } = storedAs(version) ?? { publishedAt: null };
    return storedAs(version) !== undefined && !isDeepStrictEqual(before, version);
  };
  const added = written.filter((version) => !storedAs(version));
  const changed = written.filter(isChanged);
  const hasSome = new Set(stored.map(({ document }) => document));
  const named = ({ document, version }: WrittenVersion) => `${document}/${version}.md`;
  return {
    added,
    changed,
    withdrawn: stored.filter(
      ({ document, version }) =>
        version > today && !written.some((each) => each.document === document && each.version === version),
    ),
    refused: [
      ...changed
        .filter(({ version }) => version <= today)
        .map((version) => `${named(version)}：已生效的版本不能改动，请另写新版本`),
      ...added
        .filter(({ document, version }) => version < today && hasSome.has(document))
        .map((version) => `${named(version)}：生效日期已过，不能补发`),
    ],
  };
}

const carryOut = (db: DbHandle, { added, changed, withdrawn }: Plan): Promise<void> =>
  db.transaction(async (tx) => {
    const agreements = new Agreements(tx);
    for (const { document, version } of [...changed, ...withdrawn])
      await agreements.withdraw(document, version);
    await agreements.publish([...added, ...changed]);
  });

function inWords({ added, changed, withdrawn }: Plan): string[] {
  const listed = (word: string, versions: readonly { document: string; version: string }[]) =>
    versions.map(({ document, version }) => `${word} ${document} ${version}`);
  return [
    ...listed('新增', added),
    ...listed('修改', changed),
    ...listed('撤回', withdrawn),
    `新增 ${added.length}，修改 ${changed.length}，撤回 ${withdrawn.length}`,
  ];
}
