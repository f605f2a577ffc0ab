import type { CallData, listRecommendedCars, UsedCarDetail } from '@cheyantong/contract';
import { useIsMobile } from '../../../shared/settings.ts';
import { CompareTray } from '../compare/compare-tray.tsx';
import { CheckBeforeBuying } from './check-before-buying.tsx';
import { ConditionSection } from './condition-section.tsx';
import { DealerSection } from './dealer-section.tsx';
import styles from './detail.module.css';
import { Gallery } from './gallery.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { SpecSection } from './spec-section.tsx';

interface CarDetailProps {
  car: UsedCarDetail;
  similarSeed: CallData<typeof listRecommendedCars> | undefined;
}

export function CarDetail({ car, similarSeed }: CarDetailProps) {
  const isMobile = useIsMobile();
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Gallery car={car} />
          {isMobile && <OfferPanel car={car} />}
          <SectionTabs />
          <ProfileSection car={car} />
          <SpecSection car={car} />
          <ConditionSection car={car} />
          <DealerSection car={car} />
          {isMobile && <CheckBeforeBuying />}
        </div>
        {!isMobile && (
          <aside className={styles.side} aria-label="价格与联系">
            <OfferPanel car={car} />
            <CheckBeforeBuying />
          </aside>
        )}
      </div>
      <SimilarCars vehicleId={car.vehicleId} seed={similarSeed} />
      {isMobile ? <PhoneBar car={car} /> : <CompareTray />}
    </div>
  );
}
