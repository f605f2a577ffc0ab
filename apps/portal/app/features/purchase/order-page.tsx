import { type FormEvent, useRef } from 'react';
import { PAGES } from '../../pages.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { BelowFold } from '../../shared/start/below-fold.tsx';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';
import { Steps } from '../../shared/ui/steps.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { AppointmentSection } from './appointment/appointment-section.tsx';
import { CarSection } from './car-section.tsx';
import { ContentsSection } from './contents-section.tsx';
import { OfferSection } from './offer/offer-section.tsx';
import styles from './order-page.module.css';
import type { OrderSeed } from './order-seed.ts';
import { ORDER_STEPS } from './order-step.ts';
import { OrderSummary } from './pay/order-summary.tsx';
import { PayBar } from './pay/pay-bar.tsx';
import { PAGE_SERVICES, type PageService, SERVICE_CONTENT } from './service-content.ts';
import { useOrderForm } from './use-order-form.ts';

const TABS = PAGE_SERVICES.map((service) => {
  const { path, title } = PAGES[SERVICE_CONTENT[service].page];
  return { to: path, label: title };
});

interface OrderPageProps {
  service: PageService;
  /** What the server found; nothing after a navigation in the browser. */
  seed: OrderSeed | undefined;
}

/** One paid service: choose, check the car, pay. */
export function OrderPage({ service, seed }: OrderPageProps) {
  const page = useRef<HTMLFormElement>(null);
  const form = useOrderForm(service, seed, page);
  const isMobile = useIsMobile();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{PAGES[form.content.page].title}</VisuallyHidden>
      </h1>
      <LinkTabs label="车辆服务" items={TABS} size="large" />
      <Steps label="下单进度" steps={ORDER_STEPS} current={form.step} />
      <form ref={page} className={styles.layout} noValidate onSubmit={submit}>
        <div className={styles.main}>
          <OfferSection form={form} />
          <CarSection form={form} />
          {form.content.onTheCar && <AppointmentSection visit={form.visit} shown={form.shown} />}
          {!isMobile && <ContentsSection service={service} contents={form.content} />}
        </div>
        <aside className={styles.side} aria-label="订单摘要">
          <OrderSummary form={form} />
        </aside>
        {isMobile && (
          <>
            <BelowFold rows>
              <ContentsSection service={service} contents={form.content} />
            </BelowFold>
            <PayBar form={form} />
          </>
        )}
      </form>
    </div>
  );
}
