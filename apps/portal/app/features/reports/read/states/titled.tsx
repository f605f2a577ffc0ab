import type { ReactNode } from 'react';
import { PageHeading } from '../../../../shared/ui/page-heading.tsx';
import { useCurrentPage } from '../../../../shell/current-page.ts';

/** The page's name above whatever stands there instead of a report. */
export function Titled({ children }: { children: ReactNode }) {
  const { page } = useCurrentPage();
  return (
    <>
      <PageHeading>{page.title}</PageHeading>
      {children}
    </>
  );
}
