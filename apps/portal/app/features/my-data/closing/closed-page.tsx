import { DoorClosed } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { useHomeAddress } from '../../../shared/host/use-home-address.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import styles from './closed-page.module.css';

/** After an account was closed: that it is done, what that means, and the way on as a visitor. */
export default function AccountClosedPage() {
  const home = useHomeAddress();
  return (
    <Card className={styles.card}>
      <DoorClosed className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>{PAGES.accountClosed.title}</h1>
      <p>
        您已退出登录，所有设备上的登录都已失效。昵称、手机号、收藏、询价里的号码、认证资料和消息已经删除。
      </p>
      <p className={styles.remark}>
        付过款的订单、付款与发票记录依法保留到期，其中不再有您的手机号；到期后一并删除。同一手机号以后可以重新注册，是一个全新的账号。
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={home}>回到首页</ButtonLink>
        <ButtonLink tone="secondary" to={PAGES.contact.path}>
          还有疑问，联系我们
        </ButtonLink>
      </div>
    </Card>
  );
}
