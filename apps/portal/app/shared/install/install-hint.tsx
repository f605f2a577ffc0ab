import { PRODUCT_NAME } from '@cheyantong/domain';
import { Download, Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { NoteBand } from '../ui/note-band.tsx';
import styles from './install-hint.module.css';
import { takeInstallOffer, useInstallOffer } from './install-offer.ts';

/** How this browser puts the portal on the home screen; nothing where it cannot, or already has. */
export function InstallHint() {
  const offer = useInstallOffer((state) => state.offer);
  const byHand = useSyncExternalStore(neverChanges, isAppleBrowser, () => false);
  if (offer) {
    return (
      <NoteBand icon={<Download />}>
        <span className={styles.hint}>
          把{PRODUCT_NAME}放到桌面，打开更快，没有网络也能读保存过的报告。
          <Button tone="secondary" size="small" onClick={takeInstallOffer}>
            安装到桌面
          </Button>
        </span>
      </NoteBand>
    );
  }
  if (!byHand) return null;
  return (
    <NoteBand icon={<Share />}>把{PRODUCT_NAME}放到桌面：点浏览器的“分享”按钮，再选“添加到主屏幕”。</NoteBand>
  );
}

const neverChanges = () => () => undefined;

/** Safari on a phone or tablet, which offers nothing by itself and is told by hand; not when it is installed already. */
const isAppleBrowser = (): boolean => 'standalone' in navigator && navigator.standalone === false;
