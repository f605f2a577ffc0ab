import { PAGES } from '../../pages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { ClearDevice } from './clear-device.tsx';
import styles from './offline.module.css';

/** What this device keeps for the time without a network, and how to be rid of it. */
export function OfflineCard() {
  return (
    <Card id="offline" title="这台设备上的离线内容">
      <p className={styles.hint}>
        最近读过的报告和看过的收藏会加密保存在这台设备上，没有网络时可以在
        <Link to={PAGES.offline.path} className={styles.link}>
          {PAGES.offline.title}
        </Link>
        打开；退出登录、登录失效或换人登录时，连同密钥一起删除。
      </p>
      <ClearDevice />
    </Card>
  );
}
