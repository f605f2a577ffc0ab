import { editionDocument } from '@cheyantong/contract/edition';
import { checkEdition } from '@cheyantong/evaluation';
import { z } from 'zod';
import { readAs, readYamlFile, type YamlFile } from '../../../data/written/yaml-file.ts';
import type { EvaluationDraft, RevisionDraft, Written } from './drafts.ts';
import {
  isScoreWord,
  TYPED_SCORE,
  type WrittenEvaluation,
  type WrittenRevision,
  writtenEvaluations,
} from './written.ts';

const writtenEdition = editionDocument.extend({ revision: z.int('应为整数').min(1, '从 1 开始').default(1) });

/** A file is an edition, or evaluations by one. */
export function readYaml(file: string, text: string): Written {
  const yaml = readYamlFile(file, text);
  if (yaml.problems.length > 0) return { editions: [], evaluations: [], problems: yaml.problems };
  const isEdition = typeof yaml.value === 'object' && yaml.value !== null && 'areas' in yaml.value;
  return isEdition ? readEdition(yaml) : readEvaluations(yaml);
}

function readEdition(yaml: YamlFile): Written {
  const { value, problems } = readAs(yaml, writtenEdition);
  if (!value) return { editions: [], evaluations: [], problems };
  const { revision, ...document } = value;
  return {
    editions: [{ document, revision, problemAt: yaml.problemAt }],
    evaluations: [],
    problems: checkEdition(document).map(({ path, sentence }) => yaml.problemAt(path, sentence)),
  };
}

function readEvaluations(yaml: YamlFile): Written {
  const { value, problems } = readAs(yaml, writtenEvaluations, (name) =>
    isScoreWord(name) ? TYPED_SCORE : '没有这个字段',
  );
  if (!value) return { editions: [], evaluations: [], problems };
  const evaluations = value.evaluations.map((written, at) =>
    draftOf(written, value.edition, 'everything', (path, sentence) =>
      yaml.problemAt(['evaluations', at, ...path], sentence),
    ),
  );
  return { editions: [], evaluations, problems };
}

export function draftOf(
  { id: slug, code, revisions, ...facts }: WrittenEvaluation,
  edition: string,
  tells: EvaluationDraft['tells'],
  problemAt: EvaluationDraft['problemAt'],
): EvaluationDraft {
  const [programmeCode = '', editionCode = ''] = edition.split('/');
  return {
    programmeCode,
    editionCode,
    slug,
    code,
    facts,
    revisions: eachWhole(revisions),
    tells,
    problemAt,
  };
}

/** A correction names what changed; everything else is as it was before. */
function eachWhole(written: readonly WrittenRevision[]): RevisionDraft[] {
  let before: Pick<RevisionDraft, 'readings' | 'findings'> = { readings: {}, findings: {} };
  return written.map(({ published, reason, readings, findings }) => {
    before = {
      readings: { ...before.readings, ...readings },
      findings: { ...before.findings, ...findings },
    };
    return { publishedAt: published, reason: reason ?? null, ...before };
  });
}
