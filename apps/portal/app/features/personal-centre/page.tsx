import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { LeadList } from '../leads/index.ts';
import { OrderCentre } from '../orders/index.ts';
import { FavoriteList } from '../used-cars/index.ts';
import { ValuationList } from '../valuation/index.ts';
import { Overview } from './overview/overview.tsx';
import { ReportList } from './reports/report-list.tsx';
import { SECTIONS, type SectionName, sectionAddress, sectionOf } from './sections.ts';

export default function PersonalCentrePage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  if (!loggedIn) {
    return (
      <>
        <PageHeading>{PAGES.personalCenter.title}</PageHeading>
        <LoginInvitation>登录后查看您的订单、报告、收藏与询价。</LoginInvitation>
      </>
    );
  }
  const { section, page } = sectionOf(search);
  if (section === 'overview') return <Overview />;
  return (
    <>
      <PageHeading>{SECTIONS[section].title}</PageHeading>
      <Section section={section} page={page} />
    </>
  );
}

function Section({ section, page }: { section: Exclude<SectionName, 'overview'>; page: number }) {
  const hrefFor = (wanted: number) => sectionAddress(section, wanted);
  switch (section) {
    case 'orders':
      return <OrderCentre />;
    case 'reports':
      return <ReportList page={page} hrefFor={hrefFor} />;
    case 'valuations':
      return <ValuationList page={page} hrefFor={hrefFor} />;
    case 'favorites':
      return <FavoriteList page={page} hrefFor={hrefFor} />;
    case 'leads':
      return <LeadList page={page} hrefFor={hrefFor} />;
  }
}
