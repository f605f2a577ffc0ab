import { type CallData, type EditionDocument, listEvaluationProgrammes } from '@cheyantong/contract';
import type { ServerCall } from '../../../shared/server-context.ts';
import { type ProgrammeBrief, programmesInBrief } from '../editions.ts';
import { type EditionDifference, editionDifference } from './edition-difference.ts';

type PublishedEdition = CallData<typeof listEvaluationProgrammes>[number]['editions'][number];

/** One edition in full, and what has to be known of the others. */
export interface Method {
  programmes: ProgrammeBrief[];
  published: PublishedEdition;
  differences: EditionDifference[];
}

export async function loadMethod(call: ServerCall, search: URLSearchParams): Promise<Method | null> {
  const programmes = await call(listEvaluationProgrammes, {});
  const programme = programmes.find(({ code }) => code === search.get('program')) ?? programmes[0];
  const editions = programme?.editions ?? [];
  const published =
    editions.find(({ document }) => document.code === search.get('edition')) ??
    editions.find(({ document }) => document.status === 'inForce') ??
    editions[0];
  if (!published) return null;
  return {
    programmes: programmesInBrief(programmes),
    published,
    differences: differencesOf(published.document, editions),
  };
}

const differencesOf = (document: EditionDocument, editions: readonly PublishedEdition[]) =>
  editions
    .filter((other) => other.document.code !== document.code)
    .map((other) => editionDifference(document, other.document));
