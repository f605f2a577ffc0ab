import { MINI_PROGRAM_NAME, OPERATOR } from '@cheyantong/domain';
import { QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useSettings } from '../../shared/settings.ts';
import { Popover } from '../../shared/ui/popover.tsx';
import styles from './top-bar.module.css';

const POPOVER_QR_PX = 160;

export function MiniProgramCode({ size }: { size: number }) {
  const { appEnv } = useSettings();
  return (
    <QRCodeSVG
      value={OPERATOR[appEnv].miniProgramUrl}
      size={size}
      level="M"
      marginSize={1}
      title={`${MINI_PROGRAM_NAME}二维码`}
    />
  );
}

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
      <MiniProgramCode size={POPOVER_QR_PX} />
      <p className={styles.qrCaption}>微信扫一扫，打开{MINI_PROGRAM_NAME}</p>
    </Popover>
  );
}
