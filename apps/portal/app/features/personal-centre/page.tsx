import { useSearchParams } from 'react-router';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { LeadList } from '../leads/index.ts';
import { OrderCentre } from '../orders/index.ts';
import { FavoriteList } from '../used-cars/index.ts';
import { ValuationList } from '../valuation/index.ts';
import { MemberSummary } from './member-summary.tsx';
import { Overview } from './overview.tsx';
import styles from './personal-centre.module.css';
import { Rail } from './rail.tsx';
import { SECTIONS, type SectionName, sectionAddress, sectionOf } from './sections.ts';

const LEADS_A_PAGE = 10;

export default function PersonalCentrePage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading>个人中心</PageHeading>
      {loggedIn ? (
        <Centre {...sectionOf(search)} />
      ) : (
        <LoginInvitation>登录后查看您的订单、报告、收藏与询价。</LoginInvitation>
      )}
    </>
  );
}

function Centre({ section, page }: { section: SectionName; page: number }) {
  return (
    <div className={styles.centre}>
      <Rail current={section} />
      <div className={styles.content}>
        <MemberSummary />
        {section === 'overview' ? (
          <Overview />
        ) : (
          <section aria-labelledby="section-title">
            <h2 id="section-title" className={styles.title}>
              {SECTIONS[section].title}
            </h2>
            <Section section={section} page={page} />
          </section>
        )}
      </div>
    </div>
  );
}

function Section({ section, page }: { section: Exclude<SectionName, 'overview'>; page: number }) {
  const hrefFor = (wanted: number) => sectionAddress(section, wanted);
  switch (section) {
    case 'orders':
      return <OrderCentre />;
    case 'valuations':
      return <ValuationList page={page} hrefFor={hrefFor} />;
    case 'favorites':
      return <FavoriteList page={page} hrefFor={hrefFor} />;
    case 'leads':
      return <LeadList page={page} pageSize={LEADS_A_PAGE} hrefFor={hrefFor} />;
  }
}
