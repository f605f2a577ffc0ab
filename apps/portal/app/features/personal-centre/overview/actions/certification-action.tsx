import type { Member } from '@cheyantong/contract';
import { BadgeCheck } from 'lucide-react';
import { PAGES } from '../../../../pages.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { ActionCard } from './action-card.tsx';
import styles from './next-actions.module.css';

type Unfinished = Exclude<Member['authStatus'], 2>;

/** 拍证件、核对信息、同意并签名、审核: as the page of the certification has them. */
const STEPS = 4;

const STATES: Record<Unfinished, { title: string; remark: string; action: string; done: number }> = {
  0: {
    title: '还没有认证',
    remark: '拍证件、核对、签名，几分钟填完；开发票时抬头自动填好。',
    action: '去认证',
    done: 0,
  },
  1: { title: '正在审核', remark: '结果会发消息给您，审核期间照常下单。', action: '看提交的内容', done: 3 },
  3: {
    title: '没有通过，可以重新提交',
    remark: '原因写在认证页上，其余内容都已保留。',
    action: '看原因',
    done: 1,
  },
};

/** How far the certification is, and the way on. */
export function CertificationAction({ authStatus }: { authStatus: Unfinished }) {
  const { title, remark, action, done } = STATES[authStatus];
  return (
    <ActionCard
      occasion="身份认证"
      icon={BadgeCheck}
      tone="plain"
      title={title}
      buttons={
        <ButtonLink tone="secondary" to={PAGES.authentication.path}>
          {action}
        </ButtonLink>
      }
    >
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: STEPS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four equal bars have no other identity
          <span key={index} data-done={index < done} />
        ))}
      </div>
      <p className={styles.remark}>{remark}</p>
    </ActionCard>
  );
}
