import type { EditionDocument } from '@cheyantong/contract';
import { listEvaluationProgrammes } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';

/** The document itself, byte for byte what the digest is of; it lies beside the call. */
export function editionFileAddress({ programmeCode, code }: EditionDocument): string {
  const { url } = toWire(listEvaluationProgrammes, {});
  return url.replace('/programs', `/editions/${programmeCode}/${code}.json`);
}
