import { MINI_PROGRAM_NAME } from '@cheyantong/domain';
import { QrCode } from 'lucide-react';
import { HandoverCode, HandoverProgress } from '../../features/handover/index.ts';
import { Popover } from '../../shared/ui/popover.tsx';
import styles from './top-bar.module.css';

const POPOVER_QR_PX = 160;

export function MiniProgramPopover() {
  return (
    <Popover
      openOnHover
      label={MINI_PROGRAM_NAME}
      className={styles.qrPopover}
      trigger={
        <button type="button" className={styles.quiet}>
          <QrCode className={styles.icon} aria-hidden="true" />
          扫码体验小程序
        </button>
      }
    >
      <HandoverCode size={POPOVER_QR_PX} />
      <p className={styles.qrCaption}>
        <HandoverProgress>微信扫一扫，打开{MINI_PROGRAM_NAME}</HandoverProgress>
      </p>
    </Popover>
  );
}
