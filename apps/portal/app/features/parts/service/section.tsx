import type { ReactNode } from 'react';
import { SheetSection } from '../../../shared/ui/sheet-section.tsx';
import { SECTIONS, type SectionId } from './sections.ts';
import styles from './service.module.css';

interface SectionProps {
  id: SectionId;
  remark?: ReactNode;
  children: ReactNode;
}

export function Section({ id, remark, children }: SectionProps) {
  return (
    <SheetSection id={id} title={SECTIONS[id]} remark={remark}>
      <div className={styles.text}>{children}</div>
    </SheetSection>
  );
}
