import { dateTimeText, PAY_CHANNELS, yuanText } from '@cheyantong/domain';
import type { Ledger, RefundRow } from './ledger.ts';
import type { NoticeRow, Verdict } from './notice-log.ts';
import type { Reconciliation } from './reconcile.ts';

export const HELP = `查看被拒绝的支付通知与失败的退款，核对账目。

用法
  npm run payments -- list                    列出最近被拒绝的通知、金额不符的收款，以及失败的退款
  npm run payments -- retry 退款单号…         重新排队这些退款
  npm run payments -- retry --all             重新排队全部失败的退款
  npm run payments -- reconcile 2026-11-14    与支付机构核对这一天的账目

选项
  --all         全部
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。退款由服务完成；支付机构在次日上午出具前一天的账单，服务每天 10 点自动核对。
`;

const VERDICT_WORDS: Record<Verdict, string> = {
  accepted: '已接受',
  repeated: '重复',
  ignored: '与收款无关',
  unproved: '签名不可信',
  wrongAmount: '金额不符',
  wrongMerchant: '商户不符',
  unknownOrder: '订单不存在',
};

const DIFFERENCE_WORDS: Record<Reconciliation['differences'][number]['kind'], string> = {
  onlyOurs: '支付机构没有这笔收款',
  onlyVendor: '我方没有这笔收款，已安排查询入账',
  amount: '收款金额不同',
  refund: '退款不一致',
};

export const describeNotice = ({ receivedAt, channel, verdict, orderNo, note }: NoticeRow): string =>
  [dateTimeText(receivedAt), PAY_CHANNELS[channel].label, `通知${VERDICT_WORDS[verdict]}`, orderNo, note]
    .filter(Boolean)
    .join('  ');

const REFUND_WORDS: Record<RefundRow['status'], string> = {
  queued: '退款处理中',
  done: '已退回',
  failed: '退款失败',
};

type WrongAmount = Awaited<ReturnType<Ledger['listWrongAmounts']>>[number];

export const describeWrongAmount = ({ receipt, refund }: WrongAmount): string =>
  [
    dateTimeText(receipt.paidAt),
    PAY_CHANNELS[receipt.channel].label,
    receipt.orderNo,
    refund.reason,
    REFUND_WORDS[refund.status],
  ].join('  ');

export const describeFailedRefund = (refund: RefundRow): string =>
  [
    [
      refund.refundNo,
      PAY_CHANNELS[refund.channel].label,
      `${yuanText(refund.amountCents)} 元`,
      refund.reason,
    ].join('  '),
    `      已尝试 ${refund.attempts} 次：${refund.lastProblem ?? '原因未知'}`,
  ].join('\n');

export const describeResult = ({
  day,
  channel,
  ourCents,
  vendorCents,
  differences,
}: Reconciliation): string =>
  `${day}  ${PAY_CHANNELS[channel].label}  我方 ${yuanText(ourCents)} 元，支付机构 ${yuanText(vendorCents)} 元，${
    differences.length === 0 ? '账目一致。' : `有 ${differences.length} 处不同：`
  }`;

export const describeDifference = (difference: Reconciliation['differences'][number]): string =>
  `      ${difference.transactionId}  ${DIFFERENCE_WORDS[difference.kind]}（我方 ${yuanText(difference.ourCents)}，支付机构 ${yuanText(difference.vendorCents)}）`;
