import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../shared/ui/popover.tsx';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import styles from './payment.module.css';

/** What happens to the money if things go wrong, before it is paid. */
export function HelpLine({ refundRule }: { refundRule: string }) {
  return (
    <div className={styles.help}>
      <p className={styles.rule}>
        <ShieldCheck aria-hidden="true" />
        <WholeWords>{refundRule}</WholeWords>
      </p>
      <p className={styles.helpLinks}>
        <Explanation name="退款规则">
          <li>{refundRule}</li>
          <li>重复付款或超时后到账的款项，自动原路退回。</li>
          <li>未付款的订单超时自动取消，不产生费用。</li>
        </Explanation>
        <Explanation name="支付遇到问题">
          <li>已扣款但页面没有变化：请稍候片刻，到账后本页会自动更新，请勿重复支付。</li>
          <li>二维码打不开：点“刷新”，或换一种支付方式。</li>
          <li>关掉窗口也不要紧：倒计时结束前，可在“个人中心 · 我的订单”里继续支付。</li>
        </Explanation>
      </p>
    </div>
  );
}

function Explanation({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Popover
      side="top"
      align="end"
      title={name}
      trigger={
        <button type="button" className={styles.textButton}>
          {name}
        </button>
      }
    >
      <ul className={styles.explanation}>{children}</ul>
    </Popover>
  );
}
