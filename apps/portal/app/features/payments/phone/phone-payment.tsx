import { orderAddress, type PayChannel, SERVICES } from '@cheyantong/domain';
import { ChevronLeft } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import type { PaymentRequest } from '../../../shared/dialogs/open-dialog.ts';
import { useSettings } from '../../../shared/settings.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { AwaitingPanel } from '../awaiting-panel.tsx';
import shared from '../payment.module.css';
import type { PaymentProgress } from '../use-payment.ts';
import { ChooseWay } from './choose-way.tsx';
import { ConfirmingPanel } from './confirming-panel.tsx';
import styles from './phone.module.css';
import type { PhoneMove, PhoneScreen } from './phone-screen.ts';
import { OWN_WAYS } from './phone-ways.ts';
import { SaveCode } from './save-code.tsx';
import { useLeaveToPay } from './use-leave-to-pay.ts';

interface PhonePaymentProps {
  request: PaymentRequest;
  progress: PaymentProgress;
  screen: PhoneScreen;
  move: Dispatch<PhoneMove>;
}

/** An order that waits for its money, on the phone it is to be paid with. */
export function PhonePayment({ request, progress, screen, move }: PhonePaymentProps) {
  const { state, secondsLeft, choose, refreshCode } = progress;
  const { payment } = state;
  const { publicUrl } = useSettings();
  const [channel, setChannel] = useState<PayChannel>('alipay');
  function saveCode(): void {
    choose('wechat');
    move('saveCode');
  }
  const leave = useLeaveToPay(payment, {
    onLeft(way) {
      setChannel(OWN_WAYS[way].channel);
      move('left');
    },
    // WeChat's page has to be allowed for a merchant, and is not for everybody; a code always is.
    onRefused: (way) => way === 'h5' && saveCode(),
  });
  switch (screen) {
    case 'choosing':
      return (
        <ChooseWay
          payment={payment}
          secondsLeft={secondsLeft}
          orderUrl={publicUrl + orderAddress(SERVICES[request.service].orderType, payment.orderNo)}
          leaving={leave.isPending}
          onLeave={leave.mutate}
          onSaveCode={saveCode}
          onOtherDevice={() => move('otherDevice')}
        />
      );
    case 'saving':
      return (
        <SaveCode
          payment={payment}
          secondsLeft={secondsLeft}
          slot={state.codes.wechat}
          onRefresh={refreshCode}
          onGoBack={() => move('goBack')}
        />
      );
    case 'scanning':
      return (
        <div className={styles.screen}>
          <button
            type="button"
            className={classNames(shared.textButton, styles.back)}
            onClick={() => move('goBack')}
          >
            <ChevronLeft className={styles.chevron} aria-hidden="true" />
            在本机付款
          </button>
          <AwaitingPanel progress={progress} />
        </div>
      );
    case 'confirming':
      return (
        <ConfirmingPanel
          orderNo={payment.orderNo}
          amount={payment.amount}
          channel={channel}
          goingOn={false}
          onNotPaid={() => move('goBack')}
        />
      );
  }
}
