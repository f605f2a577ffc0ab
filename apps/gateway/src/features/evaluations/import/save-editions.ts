import type { Problem } from '../../../data/written/problem.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { Editions, editionDigest } from '../editions.ts';
import type { EditionDraft } from './drafts.ts';

/** Publishes what is new. Nobody who was judged by an edition finds it changed afterwards. */
export async function saveEditions(tx: DbHandle, drafts: readonly EditionDraft[]): Promise<Problem[]> {
  const editions = new Editions(tx);
  const problems: Problem[] = [];
  for (const draft of drafts) {
    const refusal = await refusalOf(editions, draft);
    if (refusal) problems.push(draft.problemAt(['revision'], refusal));
    else await editions.publish(draft.document, draft.revision);
  }
  return problems;
}

async function refusalOf(editions: Editions, { document, revision }: EditionDraft): Promise<string | null> {
  const known = await editions.newest(document.programmeCode, document.code);
  if (!known) return revision === 1 ? null : '第一次发布的 revision 应为 1';
  if (known.digest === editionDigest(document))
    return revision === known.revision ? null : `内容与第 ${known.revision} 次修订相同`;
  const next = known.revision + 1;
  if (revision === next) return null;
  if (revision !== known.revision) return `修订号应为 ${next}`;
  const judged = await editions.judged(known.id);
  return judged === 0
    ? null
    : `已有 ${judged} 项结果按这一版发布，内容不能改；要改请写 revision: ${next}，作为新的修订`;
}
