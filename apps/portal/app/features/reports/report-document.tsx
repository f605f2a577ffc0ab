import { verdictTone } from '@cheyantong/domain';
import { Contents } from '../../shared/ui/contents.tsx';
import { SheetLayout, SheetPanel } from '../../shared/ui/sheet-layout.tsx';
import { SheetSection } from '../../shared/ui/sheet-section.tsx';
import { SeriesEvaluations } from '../evaluations/index.ts';
import { accidentView } from './accident/accident-view.tsx';
import { batteryView } from './battery/battery-view.tsx';
import { KeptNote } from './frame/kept-note.tsx';
import { KeyFacts } from './frame/key-facts.tsx';
import layout from './frame/layout.module.css';
import { Letterhead } from './frame/letterhead.tsx';
import { NextSteps } from './frame/next-steps.tsx';
import { PhoneContents } from './frame/phone-contents.tsx';
import { ReportActions } from './frame/report-actions.tsx';
import { SampleNote } from './frame/sample-note.tsx';
import { VerdictBand } from './frame/verdict-band.tsx';
import { VerifyBlock } from './frame/verify-block.tsx';
import { inspectionView } from './inspection/inspection-view.tsx';
import { repairView } from './repair/repair-view.tsx';
import type { ReadReport } from './report-query.ts';
import type { ReportView } from './report-view.ts';
import { valuationView } from './valuation/valuation-view.tsx';

const VERDICT = { id: 'verdict', title: '结论与车辆信息' };
const VERIFY = { id: 'verify', title: '核验' };

interface ReportDocumentProps {
  read: ReadReport;
  sample: boolean;
  /** Read without a network: when it was kept on this device. Nothing is offered then that needs one. */
  keptAt?: number | undefined;
}

/** A report as a sheet of paper, with its contents and what can be done with it beside it. */
export function ReportDocument({ read, sample, keptAt }: ReportDocumentProps) {
  const { service, report } = read;
  const { brandName, seriesName } = report.vehicle;
  const view = viewOf(read);
  const { verdict = report.verdict } = view;
  const online = keptAt === undefined;
  const contents = [VERDICT, ...view.sections, VERIFY] as const;
  const actions = online && <ReportActions report={report} sample={sample} />;
  return (
    <SheetLayout
      labelledBy="report-title"
      asideLabel="目录与操作"
      aside={
        <>
          <div className={layout.besides}>
            <SheetPanel>
              <Contents entries={contents} numberFrom={0} />
              {actions}
            </SheetPanel>
          </div>
          {view.rules}
          {online && <NextSteps service={service} />}
          {online && !sample && <SeriesEvaluations series={{ brandName, seriesName }} />}
        </>
      }
    >
      {sample && <SampleNote service={service} />}
      {keptAt !== undefined && <KeptNote keptAt={keptAt} />}
      <PhoneContents entries={contents} />
      <section id={VERDICT.id} className={layout.opening} aria-label={VERDICT.title}>
        <Letterhead service={service} report={report} sample={sample} />
        <div className={layout.onTop} data-print="hide">
          {actions}
        </div>
        <VerdictBand
          verdict={verdict}
          tone={verdictTone(service, verdict.level)}
          mark={view.mark}
          counts={view.counts}
        />
        <KeyFacts report={report} more={view.facts} />
      </section>
      {view.sections.map((section, index) => (
        <SheetSection
          key={section.id}
          id={section.id}
          number={index + 1}
          title={section.title}
          remark={section.remark}
        >
          {section.content}
        </SheetSection>
      ))}
      <VerifyBlock id={VERIFY.id} report={report} sample={sample} />
      <p className={layout.disclaimer}>{report.disclaimer}</p>
    </SheetLayout>
  );
}

function viewOf(read: ReadReport): ReportView {
  switch (read.service) {
    case 'inspection':
      return inspectionView(read.report);
    case 'valuation':
      return valuationView(read.report);
    case 'repair':
      return repairView(read.report);
    case 'accident':
      return accidentView(read.report);
    case 'battery':
      return batteryView(read.report);
  }
}
