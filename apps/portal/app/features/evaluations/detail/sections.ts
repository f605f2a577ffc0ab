import type { Evaluation } from '../evaluation.ts';

/** The parts of the page, as anchors and in this order. */
export const SECTIONS = {
  scores: '各项得分',
  tests: '每一项试验',
  figures: '试验图',
  modifiers: '修正项',
  verify: '核验',
  revisions: '修订记录',
  cars: '在售同款',
} as const;

export type SectionId = keyof typeof SECTIONS;

/** Those that this result has something in. */
export const sectionsOf = ({ figures, certificate, seriesId }: Evaluation): SectionId[] => {
  const empty: Partial<Record<SectionId, boolean>> = {
    figures: figures.length === 0,
    verify: certificate === null,
    cars: seriesId === null,
  };
  return (Object.keys(SECTIONS) as SectionId[]).filter((id) => !empty[id]);
};
