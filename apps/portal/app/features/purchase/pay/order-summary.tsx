import { maskText, REPORT_AGREEMENTS, SERVICES, yuanText } from '@cheyantong/domain';
import { ShieldCheck } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Consent } from '../../agreements/index.ts';
import { durationWords, TOO_FEW } from '../../catalogue/index.ts';
import { pathWords } from '../../vehicles/index.ts';
import { dayWords } from '../appointment/slot-words.ts';
import { agree } from '../order-draft.ts';
import type { OrderForm } from '../use-order-form.ts';
import styles from './order-summary.module.css';
import { PayButton } from './pay-button.tsx';

/** What will be ordered, for how much, and the one button. */
export function OrderSummary({ form }: { form: OrderForm }) {
  const { service, offer, agreed, shown } = form;
  const isMobile = useIsMobile();
  return (
    <Card title="订单摘要" className={styles.summary}>
      <dl className={styles.rows}>
        <Row name="服务">{SERVICES[service].name}</Row>
        <Row name="服务商">{offer.provider?.brandName}</Row>
        <Row name="套餐">{offer.sku?.name}</Row>
        <Row name="车辆">{carWords(form)}</Row>
        {form.content.onTheCar && <Row name="预约">{visitWords(form)}</Row>}
        <Row name="预计用时">{timeWords(form)}</Row>
      </dl>
      <p className={styles.total}>
        应付
        {offer.sku ? <Price currency="¥" amount={yuanText(offer.sku.price)} size={30} /> : '—'}
      </p>
      <Consent
        documents={REPORT_AGREEMENTS}
        agreed={agreed}
        onChange={(now) => agree(service, now)}
        error={shown.agreed}
      />
      {!isMobile && <PayButton form={form} />}
      {offer.provider && (
        <p className={styles.refund}>
          <ShieldCheck aria-hidden="true" />
          {offer.provider.refundRule}
        </p>
      )}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: string | undefined }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd data-missing={children ? undefined : true}>{children || '待填写'}</dd>
    </div>
  );
}

function carWords({ car, byPlate, offer }: OrderForm): string {
  const name = pathWords(car.model) || (byPlate ? '' : (offer.coverage.data?.vehicleName ?? ''));
  const mark = byPlate ? car.plateNo : offer.coverage.data ? maskText(car.vin) : '';
  return [name, mark].filter(Boolean).join('，');
}

function visitWords({ visit: { outlet, choice } }: OrderForm): string {
  if (!outlet) return '';
  const when = choice.date ? `${dayWords(choice.date)} ${choice.period ?? ''}` : '';
  return [outlet.outletName, when].filter(Boolean).join('，');
}

function timeWords({ offer: { provider }, content }: OrderForm): string {
  const minutes = provider?.trackRecord.medianMinutes ?? null;
  const words = minutes === null ? TOO_FEW : durationWords(minutes);
  return content.onTheCar ? `检测后出具，${words}` : words;
}
