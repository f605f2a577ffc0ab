import type { OrderRow } from '@cheyantong/contract';
import { orderAddress, reportAddress } from '@cheyantong/domain';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { nextStepOf } from '../next-step.ts';

interface NextActionProps {
  order: OrderRow;
  /** Its payment is being opened. */
  opening: boolean;
  onPay: () => void;
  /** How paying looks; where another button pays the same order, it stands back. */
  tone?: 'primary' | 'secondary' | undefined;
}

/** What a member can do next with an order, as the button of its row. */
export function NextAction({ order, opening, onPay, tone = 'primary' }: NextActionProps) {
  const { orderType, orderNo } = order;
  switch (nextStepOf(order)) {
    case 'pay':
      return (
        <Button size="small" tone={tone} loading={opening} onClick={onPay}>
          去支付
        </Button>
      );
    case 'report':
      return (
        <ButtonLink size="small" tone="secondary" to={reportAddress(orderType, orderNo)}>
          查看报告
        </ButtonLink>
      );
    case 'progress':
      return (
        <ButtonLink size="small" tone="secondary" to={orderAddress(orderType, orderNo)}>
          查看进度
        </ButtonLink>
      );
    case 'look':
      return (
        <ButtonLink size="small" tone="secondary" to={orderAddress(orderType, orderNo)}>
          查看详情
        </ButtonLink>
      );
  }
}
