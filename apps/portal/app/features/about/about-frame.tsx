import type { ReactNode } from 'react';
import { PAGES } from '../../pages.ts';
import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import styles from './about-frame.module.css';

const TABS = [PAGES.companyProfile, PAGES.serviceIntroduction, PAGES.organisation, PAGES.contact].map(
  ({ path, title }) => ({ to: path, label: title }),
);

/** The four pages about ourselves stand in one frame; what is invented in them says so at the top. */
export function AboutFrame({ aside, children }: { aside: string; children: ReactNode }) {
  const { page } = useCurrentPage();
  const isMobile = useIsMobile();
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.heading}>
          <PageHeading aside={aside}>{page.title}</PageHeading>
          <Badge outline>示例：机构、地址与人员均为虚构</Badge>
        </div>
        <LinkTabs label="关于我们的四页" items={TABS} size={isMobile ? 'medium' : 'large'} />
      </div>
      {children}
    </div>
  );
}
