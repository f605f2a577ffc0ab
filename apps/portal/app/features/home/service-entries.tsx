import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAGES } from '../../pages.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import {
  durationWords,
  pricesText,
  SERVICE_ENTRIES,
  type ServiceOffer,
  type ServiceOffers,
} from '../catalogue/index.ts';
import styles from './service-entries.module.css';

/** The five services in one row of cells; each first says what it is. */
export function ServiceEntries({ offers }: { offers: ServiceOffers }) {
  return (
    <section aria-label="车辆服务">
      <ul className={styles.services}>
        {SERVICE_ENTRIES.map(({ service, page, icon: Icon, text }) => (
          <li key={page} className={styles.cell}>
            <button
              type="button"
              className={styles.service}
              aria-haspopup="dialog"
              onClick={() => openDialog({ kind: 'guide', service })}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{PAGES[page].title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <span className={styles.figures}>
                {service === 'valuation' ? (
                  <ValuationWords offer={offers.valuation} />
                ) : (
                  <OfferWords offer={offers[service]} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 6 家 ¥29–59, 约 12 分钟: the figures the order page goes on with; what is not known is not said. */
function OfferWords({ offer }: { offer: ServiceOffer | undefined }) {
  if (!offer?.prices) return null;
  return (
    <>
      <span className={styles.offer}>
        {offer.providers} 家 <b className={styles.price}>¥{pricesText(offer.prices)}</b>
      </span>
      {offer.minutes !== null && <Time>{durationWords(offer.minutes)}</Time>}
    </>
  );
}

/** The price costs nothing and no waiting; who wants it in writing pays. */
const ValuationWords = ({ offer }: { offer: ServiceOffer | undefined }) => (
  <>
    <span className={styles.offer}>
      本平台 <b className={styles.price}>免费</b>
    </span>
    <Time>即时{offer?.prices && `，完整报告 ¥${pricesText(offer.prices)}`}</Time>
  </>
);

const Time = ({ children }: { children: ReactNode }) => (
  <span className={styles.time}>
    <Clock aria-hidden="true" />
    {children}
  </span>
);
