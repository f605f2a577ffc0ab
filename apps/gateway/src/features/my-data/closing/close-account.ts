import type { ClosingPreview } from '@cheyantong/contract';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { Failure } from '../../../http/failure.ts';
import { members } from '../../account/tables.ts';
import { record } from '../../audit/index.ts';
import type { MyDataDesk } from '../desk.ts';

const REMOVED = [
  '手机号、昵称、微信小程序的绑定和登录着的设备',
  '身份认证的资料、证件照片和签名',
  '上传的文件和导出的数据包',
  '收藏、消息和消息设置',
  '询价、预约和购买里的号码，商家会收到删除通知',
  '留言和答复，订单里的联系人、电话和备注',
  '溯源查询里登记的车主身份',
];

/** What the member reads before they decide. */
export async function previewClosing(
  { keepers }: Pick<MyDataDesk, 'keepers'>,
  handle: DbHandle,
  memberId: bigint,
): Promise<ClosingPreview> {
  const obstacles: string[] = [];
  const kept: ClosingPreview['kept'] = [];
  for (const keeper of keepers) {
    obstacles.push(...((await keeper.obstacles?.(handle, memberId)) ?? []));
    kept.push(...((await keeper.kept?.(handle, memberId)) ?? []));
  }
  return { obstacles, kept, removed: REMOVED };
}

/**
 * Closes an account: everybody forgets the member, together or not at all. A wrong code is committed before the refusal
 * is thrown. Whoever registers with the number afterwards is somebody new.
 */
export async function closeAccount(desk: MyDataDesk, memberId: string, code: string): Promise<null> {
  const id = BigInt(memberId);
  const outcome = await desk.db.transaction(async (tx) => {
    await takeTurn(tx, id);
    const { obstacles } = await previewClosing(desk, tx, id);
    if (obstacles[0]) throw new Failure('A0500', obstacles[0]);
    const verdict = await desk.codes.verify(tx, memberId, code);
    if (verdict !== 'passed') return verdict;
    for (const keeper of desk.keepers) await keeper.forget?.(tx, id);
    await record(tx, {
      actor: { kind: 'member', name: '本人' },
      action: 'account.closed',
      subjectKind: 'member',
      subjectId: memberId,
      memberId: id,
    });
    return verdict;
  });
  if (outcome === 'exhausted') throw new Failure('A0241');
  if (outcome === 'wrong') throw new Failure('A0240');
  return null;
}

/** What the member begins elsewhere at this moment waits for the end, and finds nobody. */
async function takeTurn(tx: DbHandle, memberId: bigint): Promise<void> {
  const [member] = await tx
    .select({ status: members.status })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update');
  if (member?.status !== 'active') throw new Failure('A0230');
}
