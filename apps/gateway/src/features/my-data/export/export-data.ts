import type { DataExport } from '@cheyantong/contract';
import { DATA_EXPORT, dateTimeText } from '@cheyantong/domain';
import type { DbHandle } from '../../../db/handle.ts';
import { Failure } from '../../../http/failure.ts';
import type { MyDataDesk } from '../desk.ts';
import type { PersonalPiece } from '../ports.ts';
import { type ExportRow, Exports } from './exports.ts';

export const EXPORT_DATA = 'my-data-export';
const PRIVACY_PAGE = '/personalCenter/privacy';

/** Has an archive made; once a day, because everything is read for it. */
export async function requestExport(desk: MyDataDesk, memberId: bigint): Promise<DataExport> {
  await desk.db.transaction(async (tx) => {
    if (!(await new Exports(tx).begin(memberId)))
      throw new Failure('A0501', '每天可以导出一次，请下载已有的一份，或明天再来');
    await desk.enqueue(tx, EXPORT_DATA, { memberId: String(memberId) });
  });
  return presentExport(desk, await new Exports(desk.db).find(memberId));
}

/** Makes it. Running it again makes it again; the archive before it is deleted. */
export async function exportData(desk: MyDataDesk, memberId: bigint): Promise<void> {
  const { db, files, tell, makeArchive } = desk;
  if ((await new Exports(db).find(memberId))?.state !== 'preparing') return;
  const madeTime = dateTimeText(new Date());
  const bytes = await makeArchive({
    member: `会员 ${memberId}`,
    madeTime,
    pieces: await collect(desk, db, memberId),
  });
  const fileId = await files.put({ name: '我的数据.zip', type: 'application/zip', bytes });
  await db.transaction(async (tx) => {
    const before = await new Exports(tx).finish(memberId, { fileId, bytes: bytes.length });
    if (before === false) return;
    await files.keep(tx, fileId, 'data-export');
    if (before) await files.delete(tx, [before]);
    await tell(tx, memberId, {
      kind: 'account',
      title: '您的数据已备好',
      text: '您要的个人数据已打包，7 天内可以下载，之后自动删除。如非本人操作，请立即联系客服。',
      link: PRIVACY_PAGE,
    });
  });
}

const collect = async ({ keepers }: MyDataDesk, db: DbHandle, memberId: bigint) => {
  const pieces: PersonalPiece[] = [];
  for (const keeper of keepers) {
    const piece = await keeper.personalData?.(db, memberId);
    if (piece) pieces.push(piece);
  }
  return pieces;
};

const NOTHING: DataExport = {
  state: 'none',
  requestTime: null,
  readyTime: null,
  expiresTime: null,
  link: null,
  bytes: null,
};

/** As its owner sees it, with a link for the next minutes. */
export function presentExport({ files }: Pick<MyDataDesk, 'files'>, row: ExportRow | undefined): DataExport {
  if (!row) return NOTHING;
  const { state, requestedAt, readyAt, fileId, bytes } = row;
  const ready = state === 'ready' && fileId;
  return {
    state,
    requestTime: dateTimeText(requestedAt),
    readyTime: readyAt && dateTimeText(readyAt),
    expiresTime: ready ? dateTimeText(new Date(requestedAt.getTime() + DATA_EXPORT.keptMs)) : null,
    link: ready ? files.linkTo(fileId, DATA_EXPORT.linkMinutes) : null,
    bytes: ready ? bytes : null,
  };
}
