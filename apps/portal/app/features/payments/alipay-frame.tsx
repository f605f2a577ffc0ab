import { useEffect, useId } from 'react';
import { postAlipayForm } from './alipay-form.ts';
import styles from './code-panel.module.css';
import type { PayCode } from './pay-code.ts';

const FRAME_PX = 126;

/** Alipay's own page with its code. Without `allow-same-origin` it is nobody's: it cannot reach what we keep. */
export function AlipayFrame({ code }: { code: Exclude<PayCode, { kind: 'qr' }> }) {
  const name = useId();
  const html = code.kind === 'page' ? code.html : null;
  useEffect(() => {
    if (html !== null) postAlipayForm(html, name);
  }, [html, name]);
  return (
    <iframe
      className={styles.frame}
      title="支付宝付款二维码"
      name={name}
      src={code.kind === 'link' ? code.href : undefined}
      sandbox="allow-scripts allow-forms"
      width={FRAME_PX}
      height={FRAME_PX}
    />
  );
}
