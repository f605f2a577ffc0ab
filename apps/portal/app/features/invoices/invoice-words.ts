import type { Invoice } from '@cheyantong/contract';

/** What the member should know beside the status; null where the files say enough. */
export function invoiceSentence({ status, failureReason, retryable }: Invoice): string | null {
  switch (status) {
    case 'requested':
    case 'issuing':
      return '正在开具，一般几分钟内完成；开好后会在消息中通知您。';
    case 'issued':
      return null;
    case 'failed':
      return `${failureReason ?? '开票服务没有受理'}。${retryable ? '请核对抬头后重新申请。' : ''}`;
    case 'reversing':
      return '订单已退款，正在开具红字发票。请勿再使用原发票报销。';
    case 'reversed':
      return '订单已退款，原发票已冲红作废，不能再用于报销。';
  }
}
