import { writeFileSync } from 'node:fs';
import { ownIdFrom } from '../../db/own-id.ts';
import { CommandError, type OperatorTools, readWords, type Say } from '../../operator/command-line.ts';
import { Sealer } from '../../sealing/sealer.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';
import { record } from '../audit/index.ts';
import { filesFeature } from '../files/index.ts';
import { tellMember } from '../messages/index.ts';
import { type CertificationRow, Certifications } from './certifications.ts';
import { isCertified } from './certified-kind.ts';
import { describeSubmission, fieldNamed, submissionLine } from './operator-words.ts';
import { PHOTO_VIEWED } from './read-auth.ts';
import { resealForms } from './reseal-forms.ts';
import { approve, type Outcome, reject } from './review.ts';
import { openForm } from './sealed-forms.ts';
import { Signatures } from './signatures.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list'; all: boolean }
  | { name: 'show' | 'approve'; id: bigint }
  | { name: 'photo'; id: bigint; photo: string; file: string | null }
  | { name: 'reject'; id: bigint; reason: string; fields: string[] }
  | { name: 'reseal' };

type Tools = Pick<OperatorTools, 'db' | 'enqueue' | 'storage' | 'settings' | 'operator'>;

const MOST_SHOWN = 100;
const MOST_REASON = 200;
const SIGNATURE = 'signature';

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    all: { type: 'boolean', default: false },
    file: { type: 'string' },
    reason: { type: 'string' },
    fields: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, given, photo, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && given === undefined) return { name, all: values.all };
  if (name === 'reseal' && given === undefined) return { name };
  if (rest.length > 0 || (photo !== undefined && name !== 'photo'))
    throw new CommandError(`看不懂的命令：${positionals.join(' ')}`);
  switch (name) {
    case 'show':
    case 'approve':
      return { name, id: idIn(given) };
    case 'photo':
      if (!photo) throw new CommandError('请给出要看的照片，如 front');
      return { name, id: idIn(given), photo, file: values.file ?? null };
    case 'reject':
      return { name, id: idIn(given), reason: reasonIn(values.reason), fields: fieldsIn(values.fields) };
    default:
      throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  }
}

export async function operate(
  tools: Tools,
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  const certifications = new Certifications(tools.db);
  if (command.name === 'list') {
    const rows = await certifications.list(command, MOST_SHOWN);
    for (const row of rows) say(submissionLine(row));
    return say(rows.length > 0 ? `共 ${rows.length} 份。` : '没有待审核的提交。');
  }
  const workers = new WorkerPool();
  try {
    if (command.name === 'reseal') {
      const done = await resealForms(tools.db, sealerOf(tools, workers));
      return say(done > 0 ? `已重新加密 ${done} 份。` : '全部内容已在当前密钥之下，无需改动。');
    }
    const row = await certifications.find(command.id);
    if (!row) return say(`没有提交 ${command.id}。`);
    await operateOn(tools, row, command, { workers, say });
  } finally {
    await workers.close();
  }
}

type OnOne = Extract<Command, { id: bigint }>;

async function operateOn(
  tools: Tools,
  row: CertificationRow,
  command: OnOne,
  { workers, say }: { workers: WorkerPool; say: Say },
): Promise<void> {
  const review = { db: tools.db, tell: tellMember(tools.enqueue), reviewer: tools.operator };
  switch (command.name) {
    case 'show':
      return show(tools, row, { workers, say });
    case 'photo':
      return showPhoto(tools, row, command, { workers, say });
    case 'approve':
      return say(outcomeWords(row, await approve(review, row.id), '已通过'));
    case 'reject': {
      const { reason } = command;
      const fields = command.fields.map((typed) => fieldNamed(row.kind, typed) ?? refuseField(typed));
      return say(outcomeWords(row, await reject(review, row.id, { reason, fields }), '已驳回'));
    }
  }
}

async function show(
  tools: Tools,
  row: CertificationRow,
  { workers, say }: { workers: WorkerPool; say: Say },
): Promise<void> {
  const certifications = new Certifications(tools.db);
  await recordView(tools, row, 'identity.viewed', '审核认证');
  say(
    describeSubmission({
      row,
      filledIn: await openForm(sealerOf(tools, workers), row),
      alike: await certifications.alike(row),
      history: await certifications.history(row.id),
    }),
  );
}

/** The entry comes first: nobody sees a photo that nobody knows of. */
async function showPhoto(
  tools: Tools,
  row: CertificationRow,
  { photo, file }: Extract<Command, { name: 'photo' }>,
  { workers, say }: { workers: WorkerPool; say: Say },
): Promise<void> {
  const { db, storage, settings } = tools;
  const fileId = await fileNamed(tools, row, photo);
  if (!fileId) return say(`提交 ${row.id} 没有照片 ${photo}，或已删除。`);
  const log = { error: (_facts: object, words: string) => say(words) };
  const files = filesFeature.create({ db, storage, workers, settings, log, isCertified });
  await recordView(tools, row, PHOTO_VIEWED, photo);
  if (file === null) return say(`${settings.publicUrl}${files.linkTo(fileId)}`);
  const kept = await files.store.get(fileId);
  if (!kept) return say(`照片 ${photo} 已删除。`);
  writeFileSync(file, kept.bytes, { mode: 0o600 });
  say(`已写入 ${file}，看完请删除。`);
}

async function fileNamed({ db }: Tools, row: CertificationRow, photo: string): Promise<string | undefined> {
  if (photo === SIGNATURE) return (await new Signatures(db).find(row.signatureId))?.fileId;
  const field = fieldNamed(row.kind, photo);
  return row.photosDeletedAt || field === null ? undefined : row.photos[field]?.fileId;
}

const recordView = (
  { db, operator }: Tools,
  { id, memberId }: CertificationRow,
  action: string,
  occasion: string,
): Promise<void> =>
  record(db, {
    actor: { kind: 'operator', name: operator },
    action,
    subjectKind: 'certification',
    subjectId: String(id),
    memberId,
    facts: { occasion },
  });

const sealerOf = ({ settings }: Tools, workers: WorkerPool): Sealer =>
  new Sealer({ keys: settings.fileKeys, suite: settings.cryptoSuite, workers });

const OUTCOME_WORDS: Record<Exclude<Outcome, 'done'>, string> = {
  notWaiting: '不在待审核之列，未作改动。',
  numberTaken: '的身份证号已在其他账号认证，未作改动。',
};

const outcomeWords = ({ id }: CertificationRow, outcome: Outcome, done: string): string =>
  outcome === 'done' ? `${id} ${done}，已通知会员。` : `${id} ${OUTCOME_WORDS[outcome]}`;

function refuseField(typed: string): never {
  throw new CommandError(`没有照片或字段 ${typed}`);
}

function idIn(typed: string | undefined): bigint {
  const id = ownIdFrom(typed ?? '');
  if (id === null) throw new CommandError(`提交的编号应为数字：${typed ?? ''}`);
  return id;
}

function reasonIn(typed: string | undefined): string {
  const reason = typed?.trim();
  if (!reason) throw new CommandError('请用 --reason 写明驳回的原因');
  if (reason.length > MOST_REASON) throw new CommandError(`原因最多 ${MOST_REASON} 个字`);
  return reason;
}

const fieldsIn = (typed: string | undefined): string[] =>
  (typed ?? '').split(/[,，]/).flatMap((field) => field.trim() || []);
