import type { Payment } from '@cheyantong/contract';
import { yuanText } from '@cheyantong/domain';
import { CircleCheck, Download } from 'lucide-react';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { AmountAndTime } from '../amount-and-time.tsx';
import codeStyles from '../code-panel.module.css';
import { CornerMarks } from '../code-panel.tsx';
import type { CodeSlot } from '../payment-state.ts';
import { WaitingLine } from '../waiting-line.tsx';
import styles from './phone.module.css';

/** Large enough to be recognised from the photo album; shown smaller. */
const SAVED_PX = 480;
const SHOWN = { width: 184, height: 184 };

interface SaveCodeProps {
  payment: Payment;
  secondsLeft: number;
  slot: CodeSlot;
  onRefresh: () => void;
  onGoBack: () => void;
}

/** A phone cannot scan its own screen: WeChat reads the code from the album. */
export function SaveCode({ payment, secondsLeft, slot, onRefresh, onGoBack }: SaveCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [saved, setSaved] = useState(false);

  function save(): void {
    const link = document.createElement('a');
    link.href = canvas.current?.toDataURL('image/png') ?? '';
    link.download = '微信付款二维码.png';
    link.click();
    setSaved(true);
  }

  return (
    <div className={styles.screen}>
      <AmountAndTime amount={payment.amount} secondsLeft={secondsLeft} />
      <section className={styles.savedCode} aria-label="微信付款码" aria-busy={slot.state === 'asking'}>
        <CornerMarks />
        {slot.state === 'shown' && (
          <QRCodeCanvas
            ref={canvas}
            style={SHOWN}
            value={slot.code}
            size={SAVED_PX}
            level="M"
            marginSize={4}
            role="img"
            aria-label="微信付款二维码"
          />
        )}
      </section>
      <p className={styles.saved} role="status">
        {saved && (
          <>
            <CircleCheck aria-hidden="true" />
            二维码已保存
          </>
        )}
      </p>
      <ol className={codeStyles.steps}>
        <li>打开微信，点「扫一扫」</li>
        <li>右下角「相册」，选刚才这张图</li>
        <li>
          <span>
            核对金额 <span className={codeStyles.amount}>¥{yuanText(payment.amount)}</span>，付款
          </span>
        </li>
      </ol>
      <Button
        size="large"
        block
        icon={<Download />}
        aria-disabled={slot.state !== 'shown'}
        onClick={slot.state === 'shown' ? save : undefined}
      >
        {saved ? '再存一次' : '保存二维码'}
      </Button>
      <Button tone="secondary" size="large" block onClick={onGoBack}>
        换一种方式
      </Button>
      <WaitingLine slot={slot} onRefresh={onRefresh} />
    </div>
  );
}
