import { PAGES } from '../../../pages.ts';
import { questionsData } from '../../../shared/head/json-ld.ts';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Contents } from '../../../shared/ui/contents.tsx';
import { SheetLayout, SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import { BuySteps } from './buy-steps.tsx';
import { ContactSection } from './contact-section.tsx';
import { GradeRules } from './grade-rules.tsx';
import { LabelSection } from './label-section.tsx';
import { QUESTIONS } from './question-texts.ts';
import { Questions } from './questions.tsx';
import { SECTIONS, type SectionId } from './sections.ts';
import styles from './service.module.css';
import { TraceSection } from './trace-section.tsx';
import { WarrantySection } from './warranty-section.tsx';

export const meta = pageMeta(() => ({ things: [questionsData(QUESTIONS)] }));

const entryOf = (id: SectionId) => ({ id, title: SECTIONS[id] });
const [first, ...others] = Object.keys(SECTIONS) as [SectionId, ...SectionId[]];

/** How parts are bought here, what is promised of them, and how to check it. */
export default function PartServicePage() {
  const isMobile = useIsMobile();
  return (
    <SheetLayout
      labelledBy="service-title"
      asideLabel="目录"
      aside={
        !isMobile && (
          <SheetPanel>
            <Contents entries={[entryOf(first), ...others.map(entryOf)]} />
          </SheetPanel>
        )
      }
    >
      <header>
        <h1 id="service-title" className={styles.title}>
          {PAGES.reusableService.title}
        </h1>
        <p className={styles.lead}>
          再用件从报废机动车上拆下，经检测、分级、赋码后上架。买前先看清等级、质保和来源。
        </p>
      </header>
      <BuySteps />
      <GradeRules />
      <WarrantySection />
      <LabelSection />
      <TraceSection />
      <Questions />
      <ContactSection />
    </SheetLayout>
  );
}
