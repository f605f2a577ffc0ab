import { Download, ExternalLink } from 'lucide-react';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import styles from './code-panel.module.css';
import type { PayCode } from './pay-code.ts';

/** Large enough to be recognised from the photo album. */
const SAVED_PX = 480;

/** A phone cannot scan its own screen: the code is saved for the album, or the link opened. */
export function CodeOnPhone({ code }: { code: PayCode }) {
  switch (code.kind) {
    case 'qr':
      return <SaveCode text={code.text} />;
    case 'link':
      return (
        <a className={styles.open} href={code.href} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" />
          打开支付宝
        </a>
      );
    case 'page':
      return null;
  }
}

function SaveCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  function save(): void {
    const link = document.createElement('a');
    link.href = canvas.current?.toDataURL('image/png') ?? '';
    link.download = '微信付款二维码.png';
    link.click();
  }

  return (
    <div className={styles.onPhone}>
      <QRCodeCanvas ref={canvas} value={text} size={SAVED_PX} level="M" marginSize={4} hidden />
      <Button tone="secondary" block icon={<Download />} onClick={save}>
        保存二维码
      </Button>
      <p className={styles.hint}>保存后打开微信「扫一扫」，从相册选取</p>
    </div>
  );
}
