import type { EditionDocument } from '@cheyantong/contract/edition';
import { score } from '@cheyantong/evaluation';
import { canonicalJson } from '@cheyantong/trace-chain';
import { asc, eq } from 'drizzle-orm';
import type { Problem } from '../../../data/written/problem.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { type EditionRow, Editions } from '../editions.ts';
import { evaluationRevisions, evaluations } from '../tables.ts';
import { checkDraft } from './check-draft.ts';
import type { EvaluationDraft, RevisionDraft } from './drafts.ts';
import { sortMeasured } from './sort-measured.ts';

export interface Saved {
  added: number;
  corrected: number;
  unchanged: number;
  problems: Problem[];
}

/** Stores what is new, scored by its edition. What was published stays: a change is one more revision, with its reason. */
export async function saveEvaluations(tx: DbHandle, drafts: readonly EvaluationDraft[]): Promise<Saved> {
  const saved: Saved = { added: 0, corrected: 0, unchanged: 0, problems: repeatedNames(drafts) };
  const editions = new Editions(tx);
  for (const written of drafts) {
    const edition = await editions.newest(written.programmeCode, written.editionCode);
    if (!edition) {
      const { programmeCode, editionCode } = written;
      saved.problems.push(written.problemAt(['edition'], `没有规程 ${programmeCode}/${editionCode}`));
      continue;
    }
    const draft = sortMeasured(written, edition.document);
    const problems = checkDraft(draft, edition);
    saved.problems.push(...problems);
    if (problems.length === 0) await saveOne(tx, draft, edition, saved);
  }
  return saved;
}

function repeatedNames(drafts: readonly EvaluationDraft[]): Problem[] {
  const repeated = (field: 'slug' | 'code', name: string) =>
    drafts
      .filter((draft, at) => drafts.findIndex((each) => each[field] === draft[field]) < at)
      .map((draft) => draft.problemAt([name], `${draft[field]} 出现了两次`));
  return [...repeated('slug', 'id'), ...repeated('code', 'code')];
}

async function saveOne(tx: DbHandle, draft: EvaluationDraft, edition: EditionRow, saved: Saved) {
  const known = await storedState(tx, draft.slug);
  if (!known) {
    const taken = await tx.$count(evaluations, eq(evaluations.code, draft.code));
    if (taken > 0) saved.problems.push(draft.problemAt(['code'], `编号 ${draft.code} 已属于另一项测评`));
    else {
      await insert(tx, draft, edition);
      saved.added += 1;
    }
    return;
  }
  const { refusal, news } = compared(draft, known);
  if (refusal) saved.problems.push(refusal);
  else {
    await revise(tx, draft, edition, known, news);
    if (news.length > 0) saved.corrected += 1;
    else saved.unchanged += 1;
  }
}

async function storedState(tx: DbHandle, slug: string) {
  const [evaluation] = await tx.select().from(evaluations).where(eq(evaluations.slug, slug));
  if (!evaluation) return null;
  const revisions = await tx
    .select()
    .from(evaluationRevisions)
    .where(eq(evaluationRevisions.evaluationId, evaluation.id))
    .orderBy(asc(evaluationRevisions.revision));
  return { ...evaluation, revisions };
}

type Known = NonNullable<Awaited<ReturnType<typeof storedState>>>;

const CHANGED_SENTENCE = '与已发布的不同；已发布的不能改，更正请另加一次发布并写明 reason';

/** The revisions that are not stored yet, or why there can be none. */
function compared(
  draft: EvaluationDraft,
  known: Known,
): { refusal: Problem | null; news: readonly RevisionDraft[] } {
  const refused = (path: (string | number)[], sentence: string) => ({
    refusal: draft.problemAt(path, sentence),
    news: [],
  });
  if (known.programmeCode !== draft.programmeCode || known.editionCode !== draft.editionCode)
    return refused(['id'], '已按另一个版本发布');
  if (known.code !== draft.code) return refused(['code'], `已发布的编号是 ${known.code}`);
  const news = draft.tells === 'everything' ? beyondStored(draft, known) : asCorrection(draft, known);
  if (news === 'changed') return refused(['revisions'], CHANGED_SENTENCE);
  if (news.some(({ reason }) => reason === null)) return refused(['reason'], '更正必须写明原因');
  if (news.length === 0 && factsText(draft) !== factsText(known))
    return refused(['vehicle'], `车辆、试验或经费的说明${CHANGED_SENTENCE}`);
  return { refusal: null, news };
}

function beyondStored({ revisions }: EvaluationDraft, known: Known): readonly RevisionDraft[] | 'changed' {
  const isSame = known.revisions.every((stored, at) => {
    const written = revisions[at];
    return written && revisionText(written) === revisionText(stored);
  });
  return isSame ? revisions.slice(known.revisions.length) : 'changed';
}

function asCorrection(
  { revisions: [written] }: EvaluationDraft,
  known: Known,
): readonly RevisionDraft[] | 'changed' {
  const newest = known.revisions.at(-1);
  if (!written || !newest || measuredText(written) === measuredText(newest)) return [];
  return written.publishedAt > newest.publishedAt || written.reason === null ? [written] : 'changed';
}

const measuredText = ({ readings, findings }: Pick<RevisionDraft, 'readings' | 'findings'>): string =>
  canonicalJson({ readings, findings });

const revisionText = ({ publishedAt, reason, readings, findings }: RevisionDraft): string =>
  canonicalJson({ publishedAt, reason, readings, findings });

const factsText = ({ facts: { vehicle, test, sponsor } }: Pick<EvaluationDraft, 'facts'>): string =>
  canonicalJson({ vehicle, test, sponsor });

async function insert(tx: DbHandle, draft: EvaluationDraft, edition: EditionRow): Promise<void> {
  const { slug, code, programmeCode, editionCode, revisions } = draft;
  const [{ id } = { id: null }] = await tx
    .insert(evaluations)
    .values({ slug, code, programmeCode, editionCode, ...columnsOf(draft, edition.document, revisions) })
    .returning({ id: evaluations.id });
  if (id !== null) await insertRevisions(tx, id, edition, revisions, 1);
}

async function revise(
  tx: DbHandle,
  draft: EvaluationDraft,
  edition: EditionRow,
  known: Known,
  news: readonly RevisionDraft[],
): Promise<void> {
  const first = known.revisions.length + 1;
  await insertRevisions(tx, known.id, edition, news, first);
  const set =
    news.length > 0
      ? columnsOf(draft, edition.document, [...known.revisions, ...news])
      : // Beside the result: which articles tell of it, and its drawings.
        { facts: draft.facts };
  await tx.update(evaluations).set(set).where(eq(evaluations.id, known.id));
}

async function insertRevisions(
  tx: DbHandle,
  evaluationId: bigint,
  { id: editionId, document }: EditionRow,
  revisions: readonly RevisionDraft[],
  first: number,
): Promise<void> {
  if (revisions.length === 0) return;
  await tx.insert(evaluationRevisions).values(
    revisions.map(({ publishedAt, reason, readings, findings }, at) => ({
      evaluationId,
      revision: first + at,
      editionId,
      publishedAt,
      reason,
      readings,
      findings,
      scored: score(document, readings, findings),
    })),
  );
}

/** What lists filter and sort by, as the newest revision has it. */
function columnsOf(
  { facts }: EvaluationDraft,
  document: EditionDocument,
  revisions: readonly RevisionDraft[],
) {
  const [first, newest] = [revisions[0], revisions.at(-1)];
  if (!first || !newest) throw new Error('an evaluation has a revision');
  const { maker, brand, series, trim, level, energy } = facts.vehicle;
  const scored = score(document, newest.readings, newest.findings);
  return {
    facts,
    maker,
    brand,
    series,
    level,
    energy,
    words: `${maker} ${brand} ${series} ${trim}`.toLowerCase(),
    revision: revisions.length,
    total: scored.total,
    stars: scored.stars.stars,
    areaScores: Object.fromEntries(scored.areas.map(({ code, score: ofHundred }) => [code, ofHundred])),
    publishedAt: first.publishedAt,
    revisedAt: revisions.length > 1 ? newest.publishedAt : null,
  };
}
