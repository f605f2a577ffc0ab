import { AGREEMENTS, dateTimeText } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Consents } from './consents.ts';

/** Consents outlive the member, as the proof that there was one: a number, a document, two times. */
export const consentsOfMember = {
  personalData: async (handle: DbHandle, memberId: bigint) => ({
    title: '同意过的协议',
    data: (await new Consents(handle).historyOf(memberId)).map(
      ({ document, version, givenAt, withdrawnAt }) => ({
        协议: AGREEMENTS[document].name,
        版本: version,
        同意时间: dateTimeText(givenAt),
        撤回时间: withdrawnAt && dateTimeText(withdrawnAt),
      }),
    ),
  }),
  forget: (tx: DbHandle, memberId: bigint) => new Consents(tx).withdraw(memberId),
  kept: async () => [
    {
      what: '同意与撤回的记录，只有会员编号',
      why: '证明处理个人信息有依据（个人信息保护法第十三条）',
      until: '长期',
    },
  ],
};
