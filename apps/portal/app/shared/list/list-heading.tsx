import type { ReactNode } from 'react';
import { useIsMobile } from '../settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { KeywordBox, type KeywordBoxProps } from './keyword-box.tsx';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  children: ReactNode;
  /** One sentence on where the list comes from; there is no room for it on phones. */
  aside: string;
  search: Omit<KeywordBoxProps, 'className'>;
}

/** What the list is, and the search through it. */
export function ListHeading({ children, aside, search }: ListHeadingProps) {
  return (
    <div className={styles.heading}>
      <PageHeading aside={useIsMobile() ? undefined : aside}>{children}</PageHeading>
      <KeywordBox {...search} className={styles.search} />
    </div>
  );
}
