import type { ReactNode } from 'react';
import { useCurrentPage } from '../../../shared/navigation/current-page.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

/** The page's name above whatever stands there instead of a report. */
export function TitledPage({ children }: { children: ReactNode }) {
  const { page } = useCurrentPage();
  return (
    <>
      <PageHeading>{page.title}</PageHeading>
      {children}
    </>
  );
}
