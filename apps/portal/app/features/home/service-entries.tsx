import type { Service } from '@cheyantong/domain';
import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';
import { PAGES, type PageId } from '../../pages.ts';
import { type GuideVariant, openDialog } from '../../shared/dialogs/open-dialog.ts';
import { durationWords, priceText } from '../catalogue/index.ts';
import styles from './service-entries.module.css';
import type { ServiceOffer, ServiceOffers } from './service-offers.ts';

interface Entry {
  service: Service;
  page: PageId;
  guide: GuideVariant;
  icon: LucideIcon;
  text: string;
}

const ENTRIES: readonly Entry[] = [
  {
    service: 'inspection',
    page: 'detection',
    guide: 'services',
    icon: ClipboardList,
    text: '到店或上门，逐项记录',
  },
  { service: 'repair', page: 'repair', guide: 'services', icon: Wrench, text: '维修企业的历次维保' },
  {
    service: 'accident',
    page: 'insurance',
    guide: 'services',
    icon: ShieldAlert,
    text: '历次出险、换件与赔付',
  },
  {
    service: 'battery',
    page: 'battery',
    guide: 'services',
    icon: BatteryCharging,
    text: '容量、一致性与快充',
  },
  {
    service: 'valuation',
    page: 'estimate',
    guide: 'valuation',
    icon: TrendingUp,
    text: '三种价格，写明区间',
  },
];

/** The five services in one row of cells; each first says what it is. */
export function ServiceEntries({ offers }: { offers: ServiceOffers }) {
  return (
    <section aria-label="车辆服务">
      <ul className={styles.services}>
        {ENTRIES.map(({ service, page, guide, icon: Icon, text }) => (
          <li key={page} className={styles.cell}>
            <button
              type="button"
              className={styles.service}
              aria-haspopup="dialog"
              onClick={() => openDialog({ kind: 'guide', variant: guide })}
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
