import type { CallData, listRecommendedCars, UsedCarDetail } from '@cheyantong/contract';
import { useIsMobile } from '../../../shared/settings.ts';
import { BelowFold } from '../../../shared/start/below-fold.tsx';
import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SectionTabs } from '../../../shared/ui/section-tabs.tsx';
import { SeriesEvaluations } from '../../evaluations/index.ts';
import { CompareTray } from '../compare/compare-tray.tsx';
import { CheckBeforeBuying } from './check-before-buying.tsx';
import { ConditionSection } from './condition-section.tsx';
import { DealerSection } from './dealer-section.tsx';
import { Gallery } from './gallery.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SECTIONS } from './sections.ts';
import { SimilarCars } from './similar-cars.tsx';
import { SpecSection } from './spec-section.tsx';

interface CarDetailProps {
  car: UsedCarDetail;
  similarSeed: CallData<typeof listRecommendedCars> | undefined;
}

export function CarDetail({ car, similarSeed }: CarDetailProps) {
  const isMobile = useIsMobile();
  return (
    <DetailLayout
      sideLabel="价格与联系"
      side={
        !isMobile && (
          <>
            <OfferPanel car={car} />
            <CheckBeforeBuying />
            <SeriesEvaluations series={{ seriesId: car.seriesId }} modelYear={car.modelYear} />
          </>
        )
      }
      below={
        <>
          <BelowFold rows>
            <SimilarCars vehicleId={car.vehicleId} seed={similarSeed} />
          </BelowFold>
          {isMobile ? <PhoneBar car={car} /> : <CompareTray />}
        </>
      }
    >
      <Gallery car={car} />
      {isMobile && <OfferPanel car={car} />}
      <SectionTabs sections={SECTIONS} />
      <BelowFold rows>
        <ProfileSection car={car} />
        <SpecSection car={car} />
      </BelowFold>
      <BelowFold rows>
        <ConditionSection car={car} />
        <DealerSection car={car} />
        {isMobile && (
          <>
            <CheckBeforeBuying />
            <SeriesEvaluations series={{ seriesId: car.seriesId }} modelYear={car.modelYear} />
          </>
        )}
      </BelowFold>
    </DetailLayout>
  );
}
