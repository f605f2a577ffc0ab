import {
  authStatusLabel,
  authTypeLabel,
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  type CertificationKind,
  dateTimeText,
} from '@cheyantong/domain';
import type { CertificationRow } from './certifications.ts';
import type { FilledIn } from './forms.ts';

export const HELP = `审核认证：查看提交的内容和照片，通过或驳回。

用法
  npm run certification -- list                    列出待审核的提交，等得最久的在前
  npm run certification -- list --all              列出最近的全部提交
  npm run certification -- show 编号               看填写的内容、核验结果和经过（记入审计日志）
  npm run certification -- photo 编号 照片         给出 5 分钟内有效的链接（记入审计日志，会员看得到次数）
  npm run certification -- photo 编号 照片 --file 文件    写到文件；看完请删除
  npm run certification -- approve 编号            通过
  npm run certification -- reject 编号 --reason 原因 [--fields 照片或字段,…]   驳回，会员看得到原因和要改的地方
  npm run certification -- reseal                  用 FILE_KEYS 中的第一个密钥重新加密全部内容

照片
  个人 front（人像面）、back（国徽面）；企业 license（营业执照）、letter（授权书）；signature（签名）

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。请用 OPERATOR=姓名 说明是谁在审核。
`;

const VERDICT_WORDS: Record<NonNullable<CertificationRow['verdict']>, string> = {
  match: '一致',
  mismatch: '不一致',
  unknown: '查无记录',
  unavailable: '未能核验，请以照片为准',
};

/** One submission in a line, without a name or a number. */
export const submissionLine = ({
  id,
  memberId,
  kind,
  status,
  submittedAt,
  verdict,
}: CertificationRow): string =>
  [
    id,
    authTypeLabel(kind),
    authStatusLabel(status),
    `会员 ${memberId}`,
    dateTimeText(submittedAt),
    `核验：${verdict ? VERDICT_WORDS[verdict] : '进行中'}`,
  ].join('  ');

interface Story {
  row: CertificationRow;
  filledIn: FilledIn | null;
  alike: number;
  history: readonly { status: CertificationRow['status']; actor: string; remark: string | null; at: Date }[];
}

export function describeSubmission({ row, filledIn, alike, history }: Story): string {
  const labels: Record<string, string> = CERTIFICATION_FIELDS[row.kind];
  const fields = Object.entries(filledIn?.form ?? {}).map(([name, value]) => `  ${labels[name]}：${value}`);
  return [
    submissionLine(row),
    ...(fields.length > 0 ? fields : ['  内容已随撤销删除']),
    `  照片：${photosIn(row)}`,
    ...(alike > 0 ? [`  注意：同一证件号另有其他账号的 ${alike} 份提交`] : []),
    ...history.map(
      ({ at, status, actor, remark }) =>
        `  ${dateTimeText(at)}  ${authStatusLabel(status)}  ${actor}  ${remark ?? ''}`,
    ),
  ].join('\n');
}

function photosIn({ kind, photos, photosDeletedAt }: CertificationRow): string {
  if (photosDeletedAt) return `已于 ${dateTimeText(photosDeletedAt)} 删除`;
  return photosOf(kind)
    .filter(({ field }) => photos[field])
    .map(({ word, label }) => `${word}（${label}）`)
    .join('、');
}

const photosOf = (kind: CertificationKind) =>
  Object.entries(CERTIFICATION_PHOTOS[kind]).map(([field, words]) => ({ field, ...words }));

/** The field that a reviewer means: by the short word of a photo, or by its own name or label. */
export function fieldNamed(kind: CertificationKind, typed: string): string | null {
  const photo = photosOf(kind).find(({ field, word, label }) => [field, word, label].includes(typed));
  if (photo) return photo.field;
  const field = Object.entries(CERTIFICATION_FIELDS[kind]).find((names) => names.includes(typed));
  return field?.[0] ?? null;
}
