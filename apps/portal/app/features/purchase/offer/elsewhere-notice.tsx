import type { Provider } from '@cheyantong/contract';
import { ExternalLink } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import styles from './elsewhere-notice.module.css';

const QR_SIDE = 120;

interface ElsewhereNoticeProps {
  provider: Provider;
  /** The provider's own page for this package, where it has one. */
  link: string | null;
}

/** Some institutions take orders only at their own place. */
export function ElsewhereNotice({ provider, link }: ElsewhereNoticeProps) {
  return (
    <div className={styles.notice}>
      <QRCodeSVG
        className={styles.code}
        value={link ?? provider.appQrCode}
        size={QR_SIDE}
        level="M"
        marginSize={1}
        title={`${provider.brandName}小程序`}
      />
      <div>
        <p className={styles.title}>请在{provider.brandName}的小程序下单</p>
        <p className={styles.text}>用微信扫一扫打开；订单、付款与报告都在对方小程序内。</p>
        {link && (
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
            在浏览器中打开
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </div>
    </div>
  );
}
