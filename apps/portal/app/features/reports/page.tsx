import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useKeptForOffline } from '../../shared/offline/use-kept-for-offline.ts';
import { useMember } from '../../shared/session/session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { ReportDocument } from './report-document.tsx';
import { isBeingMade, isMissing, reportQuery } from './report-query.ts';
import { sampleQuery } from './samples/sample-query.ts';
import { BeingMade } from './states/being-made.tsx';
import { NoReportChosen } from './states/no-report-chosen.tsx';
import { ReportMissing } from './states/report-missing.tsx';
import { ReportSkeleton } from './states/report-skeleton.tsx';
import { TitledPage } from './states/titled-page.tsx';
import { type WantedReport, wantedReport } from './wanted-report.ts';

/** The report pages and that of a valuation: a member's own report, an inspection by its number, or the sample of a service. */
export default function ReportPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const member = useMember();
  const wanted = wantedReport(pathname, search);
  if (wanted.sample) return <SampleReport wanted={wanted} />;
  if (!wanted.orderNo && !wanted.reportCode) return <NoReportChosen />;
  if (member === null) {
    return (
      <TitledPage>
        <LoginInvitation>报告只有下单人本人可以查看，登录后继续。</LoginInvitation>
      </TitledPage>
    );
  }
  return <MemberReport wanted={wanted} member={member} />;
}

function MemberReport({ wanted, member }: { wanted: WantedReport; member: string }) {
  const query = useQuery(reportQuery(member, wanted));
  useKeptForOffline('report', useHere(), query.data);
  if (query.isPending) return <ReportSkeleton />;
  if (query.isSuccess) return <ReportDocument read={query.data} sample={false} />;
  if (isMissing(query.error)) return <ReportMissing />;
  if (isBeingMade(query.error)) return <BeingMade orderNo={wanted.orderNo} onReady={() => query.refetch()} />;
  return (
    <TitledPage>
      <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching}>
        {query.error.message}
      </ErrorState>
    </TitledPage>
  );
}

function SampleReport({ wanted }: { wanted: WantedReport }) {
  const query = useQuery(sampleQuery(wanted.service));
  if (query.isPending) return <ReportSkeleton />;
  if (query.isSuccess) return <ReportDocument read={query.data} sample />;
  return (
    <TitledPage>
      <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />
    </TitledPage>
  );
}
