import { PAGES } from '../../pages.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import {
  durationWords,
  priceText,
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
              onClick={() =>
                openDialog({ kind: 'guide', variant: service === 'valuation' ? 'valuation' : 'services' })
              }
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span>
                <span className={styles.name}>{PAGES[page].title}</span>
                <span className={styles.text}>{text}</span>
                <OfferWords offer={offers[service]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** ¥19 起 · 约 12 分钟; what is not known is not said. */
function OfferWords({ offer }: { offer: ServiceOffer | undefined }) {
  if (!offer || (offer.priceFrom === null && offer.minutes === null)) return null;
  return (
    <span className={styles.offer}>
      {offer.priceFrom !== null && (
        <span className={styles.price}>
          ¥<b>{priceText(offer.priceFrom)}</b> 起
        </span>
      )}
      {offer.minutes !== null && <span className={styles.time}>{durationWords(offer.minutes)}</span>}
    </span>
  );
}
