import type { AgreementId } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

interface Place {
  version?: string | undefined;
  /** What changed against the version before, instead of the text. */
  changes?: boolean | undefined;
}

export function agreementAddress(document: AgreementId, { version, changes }: Place = {}): string {
  const search = new URLSearchParams({
    id: document,
    ...(version && { version }),
    ...(changes && { view: 'changes' }),
  });
  return `${PAGES.agreement.path}?${search}`;
}
