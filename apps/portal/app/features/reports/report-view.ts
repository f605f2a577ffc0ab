import type { InspectionReport } from '@cheyantong/contract';
import type { Mark } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import type { GlossaryWord } from './blocks/glossary.ts';

export interface Fact {
  name: string;
  /** The name is a word that wants explaining. */
  term?: GlossaryWord;
  /** Left out when nobody knows. */
  value: ReactNode;
}

export interface ReportSection {
  /** The anchor the contents lead to. */
  id: string;
  title: string;
  remark?: ReactNode;
  /** How many things in it want attention. */
  alerts?: number;
  content: ReactNode;
}

/** What a service puts into the common frame of a report. */
export interface ReportView {
  /** Judged by us from the figures, where a service has limits; otherwise it is the provider's. */
  verdict?: InspectionReport['verdict'];
  /** The filled block beside the verdict: a grade, a count, a price. */
  mark: Mark;
  /** What the verdict rests on, in figures. */
  counts: string;
  /** Key facts besides those of the car. */
  facts: readonly Fact[];
  /** How the verdict comes about, beside the document. */
  rules?: ReactNode;
  sections: readonly ReportSection[];
}
