import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AGREEMENT_IDS, type AgreementId, isAgreementId, isDay } from '@cheyantong/domain';
import type { Problem } from '../../data/written/problem.ts';
import { type Block, readAgreement } from './read-agreement.ts';

/** A version as its folder has it, ready to be stored. */
export interface WrittenVersion {
  document: AgreementId;
  version: string;
  announcedOn: string;
  changes: string;
  blocks: Block[];
}

/** Reads `<document>/<day it takes effect>.md`. Nothing is stored; every problem is found at once. */
export async function readFolder(
  folder: string,
): Promise<{ versions: WrittenVersion[]; problems: Problem[] }> {
  const versions: WrittenVersion[] = [];
  const problems: Problem[] = [];
  for (const path of (await readdir(folder, { recursive: true }))
    .filter((each) => each.endsWith('.md'))
    .sort()) {
    const refuse = (sentence: string) => problems.push({ file: path, line: 1, field: null, sentence });
    const [document = '', name = '', ...deeper] = path.split(/[\\/]/);
    const version = name.replace(/\.md$/, '');
    if (!isAgreementId(document)) refuse(`文件夹应为 ${AGREEMENT_IDS.join('、')} 之一`);
    else if (deeper.length > 0 || !isDay(version)) refuse('文件名应为生效日期，如 2026-11-01.md');
    else {
      const read = readAgreement(path, await readFile(join(folder, path), 'utf8'));
      problems.push(...read.problems);
      if (!read.head) continue;
      const { announced, changes } = read.head;
      if (announced > version)
        problems.push({ file: path, line: 1, field: 'announced', sentence: '公告日期不能晚于生效日期' });
      versions.push({ document, version, announcedOn: announced, changes, blocks: read.blocks });
    }
  }
  return { versions, problems };
}
