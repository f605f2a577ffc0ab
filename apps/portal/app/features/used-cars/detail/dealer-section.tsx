import type { UsedCarDetail } from '@cheyantong/contract';
import { Info, MapPin, Phone } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { askDealer, isOnSale } from '../ask-dealer.ts';
import { DealerName } from './dealer-name.tsx';
import styles from './detail.module.css';
import { Section } from './section.tsx';

export function DealerSection({ car }: { car: UsedCarDetail }) {
  const { dealer } = car;
  return (
    <Section id="dealer">
      <div className={styles.dealer}>
        <DealerName dealer={dealer} />
        {isOnSale(car) && (
          <Button tone="secondary" size="small" onClick={() => askDealer(car)}>
            联系车商
          </Button>
        )}
      </div>
      <ul className={styles.dealerFacts}>
        {dealer.address && (
          <li>
            <MapPin aria-hidden="true" />
            {dealer.address}
          </li>
        )}
        {dealer.phoneMasked && (
          <li>
            <Phone aria-hidden="true" />
            {dealer.phoneMasked}（留下手机号后由车商联系您）
          </li>
        )}
        <li>
          <Info aria-hidden="true" />
          车源、车况与价格由车商负责。
        </li>
      </ul>
    </Section>
  );
}
