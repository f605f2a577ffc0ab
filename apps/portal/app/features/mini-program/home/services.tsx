import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import {
  durationWords,
  pricesText,
  SERVICE_ENTRIES,
  type ServiceOffer,
  type ServiceOffers,
} from '../../catalogue/index.ts';
import { Section } from './section.tsx';
import styles from './services.module.css';

/** The five services with what they cost and how long they take. */
export function Services({ offers }: { offers: ServiceOffers }) {
  return (
    <Section title="查报告" more={{ words: '怎么选', to: PAGES.referralService.path }}>
      <ul className={styles.services}>
        {SERVICE_ENTRIES.map(({ service, page, icon: Icon, text }) => (
          <li key={service} className={styles.cell}>
            <Link to={PAGES[page].path} className={styles.service}>
              <span>
                <span className={styles.name}>
                  <Icon aria-hidden="true" />
                  {PAGES[page].title}
                </span>
                <span className={styles.text}>{text}</span>
              </span>
              <Offer offer={offers[service]} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is not known is not said. */
function Offer({ offer }: { offer: ServiceOffer | undefined }) {
  if (!offer || offer.providers === 0) return null;
  const { providers, prices, minutes } = offer;
  return (
    <span>
      {prices && (
        <span className={styles.price}>
          ¥<b>{pricesText(prices)}</b>
        </span>
      )}
      <span className={styles.remark}>
        {[`${providers} 家`, minutes !== null && durationWords(minutes)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
