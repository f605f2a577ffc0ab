import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { LoginInvitation } from '../../shared/login/login-invitation.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import styles from './invoices.module.css';
import { InvoiceList } from './list/invoice-list.tsx';
import { TitleList } from './titles/title-list.tsx';

const HIGHEST_PAGE = 100_000;

/** The member's invoices, and the titles they keep for the next. */
export default function InvoicesPage() {
  const loggedIn = useSession((state) => state.token !== null);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading>{PAGES.invoices.title}</PageHeading>
      {loggedIn ? (
        <div className={styles.columns}>
          <InvoiceList page={pageOf(search)} />
          <TitleList />
        </div>
      ) : (
        <LoginInvitation>登录后查看您的发票与抬头。</LoginInvitation>
      )}
    </>
  );
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('pageNum') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}
