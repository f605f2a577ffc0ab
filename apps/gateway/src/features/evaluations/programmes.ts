import type { CallData, listEvaluationProgrammes } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Editions } from './editions.ts';
import { Evaluations } from './evaluations.ts';

type Programmes = CallData<typeof listEvaluationProgrammes>;

/** Every programme with its editions in full, as they stand now. */
export async function programmes(db: DbHandle): Promise<Programmes> {
  const counts = await new Evaluations(db).countsByEdition();
  const found: Programmes = [];
  for (const { programmeCode, code, document, digest, revision, publishedAt } of await new Editions(
    db,
  ).allNewest()) {
    const edition = {
      document,
      digest,
      revision,
      publishTime: dateTimeText(publishedAt),
      count:
        counts.find((each) => each.programmeCode === programmeCode && each.editionCode === code)?.count ?? 0,
    };
    const programme = found.find((each) => each.code === programmeCode);
    if (programme) programme.editions.push(edition);
    else found.push({ code: programmeCode, name: document.programmeName, editions: [edition] });
  }
  return found;
}
