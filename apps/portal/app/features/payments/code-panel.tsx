import { PAY_CHANNELS, type PayChannel, yuanText } from '@cheyantong/domain';
import { QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { AlipayFrame } from './alipay-frame.tsx';
import styles from './code-panel.module.css';
import { type PayCode, readPayCode } from './pay-code.ts';
import type { CodeSlot } from './payment-state.ts';

interface CodePanelProps {
  channel: PayChannel;
  slot: CodeSlot;
  amount: number;
}

/** The code between its corner marks, and how to use it. */
export function CodePanel({ channel, slot, amount }: CodePanelProps) {
  const code = slot.state === 'shown' ? readPayCode(channel, slot.code) : null;
  const { label } = PAY_CHANNELS[channel];
  return (
    <section className={styles.panel} aria-label={`${label}付款码`}>
      <div className={styles.code} aria-busy={slot.state === 'asking'}>
        <CornerMarks />
        {code ? <Code code={code} label={label} /> : <NoCode slot={slot} />}
      </div>
      <ol className={styles.steps}>
        <li>打开{label}「扫一扫」</li>
        <li>
          核对金额 <span className={styles.amount}>¥{yuanText(amount)}</span>
        </li>
        <li>付款后本页自动更新，不必刷新</li>
      </ol>
    </section>
  );
}

const QR_PX = 120;

function Code({ code, label }: { code: PayCode; label: string }) {
  if (code.kind !== 'qr') return <AlipayFrame code={code} />;
  return <QRCodeSVG value={code.text} size={QR_PX} level="M" marginSize={1} title={`${label}付款二维码`} />;
}

/** Nothing to scan: on its way, or refused, for the reason that the line below it gives. */
function NoCode({ slot }: { slot: CodeSlot }) {
  return (
    <span className={styles.noCode} data-asking={slot.state === 'asking' || undefined}>
      <QrCode aria-hidden="true" />
      {slot.state === 'refused' && '付款码获取失败'}
    </span>
  );
}

/** What a code stands between. */
export function CornerMarks() {
  return (
    <svg viewBox="0 0 144 144" className={styles.corners} aria-hidden="true">
      <path d="M1.5 18V1.5H18M126 1.5h16.5V18M142.5 126v16.5H126M18 142.5H1.5V126" />
    </svg>
  );
}
