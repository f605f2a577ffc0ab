import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

interface SectionProps {
  id: SectionId;
  remark?: ReactNode;
  children: ReactNode;
}

/** A part of the page that the tabs lead to. */
export function Section({ id, remark, children }: SectionProps) {
  return (
    <Card id={id} title={SECTIONS[id]} remark={remark}>
      {children}
    </Card>
  );
}
