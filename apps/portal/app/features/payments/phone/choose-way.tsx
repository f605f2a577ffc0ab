import type { Payment } from '@cheyantong/contract';
import { PAY_CHANNELS, yuanText } from '@cheyantong/domain';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { useHost } from '../../../shared/host/use-host.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { AmountAndTime } from '../amount-and-time.tsx';
import { ChannelIcon } from '../channel-icons.tsx';
import shared from '../payment.module.css';
import styles from './phone.module.css';
import { OWN_WAYS, type OwnWay, WAYS_OF_HOST } from './phone-ways.ts';

interface ChooseWayProps {
  payment: Payment;
  secondsLeft: number;
  /** Where this order can be paid in a browser. */
  orderUrl: string;
  leaving: boolean;
  onLeave: (way: OwnWay) => void;
  onSaveCode: () => void;
  onOtherDevice: () => void;
}

/** By which app, on this phone; what cannot open from here is not offered. */
export function ChooseWay(props: ChooseWayProps) {
  const { payment, secondsLeft, orderUrl, onOtherDevice } = props;
  const ways = WAYS_OF_HOST[useHost()];
  return (
    <div className={styles.screen}>
      <p className={shared.small}>
        {[payment.serviceLabel, payment.vehicleLabel].filter(Boolean).join(' · ')}
      </p>
      <AmountAndTime amount={payment.amount} secondsLeft={secondsLeft} />
      {ways.length > 0 ? <Ways ways={ways} {...props} /> : <PayElsewhere url={orderUrl} />}
      <p className={styles.foot}>
        <span className={shared.rule}>
          <ShieldCheck aria-hidden="true" />
          {payment.refundRule}
        </span>
        <button type="button" className={shared.textButton} onClick={onOtherDevice}>
          用另一台设备扫码
        </button>
      </p>
    </div>
  );
}

function Ways({ ways, payment, leaving, onLeave, onSaveCode }: ChooseWayProps & { ways: readonly OwnWay[] }) {
  const [first = 'wap'] = ways;
  const [way, setWay] = useState<OwnWay>(first);
  return (
    <>
      <div className={styles.ways}>
        <RadioGroup
          aria-label="支付方式"
          look="tiles"
          options={ways.map((name) => ({ value: name, label: <WayLabel way={name} /> }))}
          value={way}
          onValueChange={setWay}
        />
      </div>
      <Button size="large" block loading={leaving} onClick={() => onLeave(way)}>
        {OWN_WAYS[way].action} ¥{yuanText(payment.amount)}
      </Button>
      {way === 'h5' && (
        <button type="button" className={shared.textButton} onClick={onSaveCode}>
          微信没有打开？保存二维码付款
        </button>
      )}
    </>
  );
}

function WayLabel({ way }: { way: OwnWay }) {
  const { channel, hint } = OWN_WAYS[way];
  return (
    <span className={styles.way}>
      <ChannelIcon channel={channel} />
      <span>
        <strong>{PAY_CHANNELS[channel].label}</strong>
        <span className={styles.hint}>{hint}</span>
      </span>
    </span>
  );
}

/** Inside WeChat's own browser neither of the two opens. */
function PayElsewhere({ url }: { url: string }) {
  return (
    <>
      <NoteBand>微信里打不开支付宝，也不能直接付款。请复制链接，到手机浏览器里打开付款。</NoteBand>
      <Button
        size="large"
        block
        onClick={() =>
          copyText(url, {
            done: '链接已复制，请到浏览器里打开',
            refused: '复制失败，请点右上角菜单，选择在浏览器打开',
          })
        }
      >
        复制链接，到浏览器付款
      </Button>
    </>
  );
}
