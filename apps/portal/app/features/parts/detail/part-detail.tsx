import type { CallData, listParts, PartDetail as Part } from '@cheyantong/contract';
import { useIsMobile } from '../../../shared/settings.ts';
import { BelowFold } from '../../../shared/start/below-fold.tsx';
import { DetailLayout } from '../../../shared/ui/detail-layout.tsx';
import { SectionTabs } from '../../../shared/ui/section-tabs.tsx';
import { AboutSection } from './about-section.tsx';
import { DismantlerSection } from './dismantler-section.tsx';
import { DonorSection } from './donor-section.tsx';
import { FitsSection } from './fits-section.tsx';
import { LargePicture } from './large-picture.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PartsAlike } from './parts-alike.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SECTIONS } from './sections.ts';
import { SupplierCard } from './supplier-card.tsx';
import { TestsSection } from './tests-section.tsx';

interface PartDetailProps {
  part: Part;
  alikeSeed: CallData<typeof listParts> | undefined;
}

export function PartDetail({ part, alikeSeed }: PartDetailProps) {
  const isMobile = useIsMobile();
  const offer = (
    <>
      <OfferPanel part={part} />
      <SupplierCard part={part} />
    </>
  );
  return (
    <DetailLayout
      sideLabel="价格与购买"
      side={!isMobile && offer}
      below={
        <>
          <BelowFold rows>
            <PartsAlike part={part} seed={alikeSeed} />
          </BelowFold>
          {isMobile && <PhoneBar part={part} />}
        </>
      }
    >
      <LargePicture part={part} />
      {isMobile && offer}
      <SectionTabs sections={SECTIONS} />
      <BelowFold rows>
        <FitsSection part={part} />
        <DonorSection part={part} />
      </BelowFold>
      <BelowFold rows>
        <TestsSection part={part} />
        <DismantlerSection part={part} />
        <AboutSection part={part} />
      </BelowFold>
    </DetailLayout>
  );
}
