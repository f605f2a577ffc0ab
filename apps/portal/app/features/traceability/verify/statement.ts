import { SERVICES, type Service } from '@cheyantong/domain';

/** What is signed about a report, and all that a stranger with its number gets to read. */
export interface Statement {
  reportCode: string;
  /** A result of an evaluation is signed in the same words as a report. */
  service: Service | 'evaluation';
  provider: string;
  issuedAt: string;
  vinMasked: string;
  verdict: string;
  demo: boolean;
  documentSha256: string;
  pdfSha256: string;
}

/** The statement in the signed words; null when they are not one. */
export function readStatement(words: string): Statement | null {
  try {
    const value: unknown = JSON.parse(words);
    return isStatement(value) ? value : null;
  } catch {
    return null;
  }
}

const TEXTS = ['reportCode', 'provider', 'issuedAt', 'vinMasked', 'verdict', 'documentSha256', 'pdfSha256'];

function isStatement(value: unknown): value is Statement {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    TEXTS.every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('demo') === 'boolean' &&
    (fields.get('service') === 'evaluation' || Object.hasOwn(SERVICES, String(fields.get('service'))))
  );
}
