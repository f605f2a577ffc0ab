import type { ArticleDetail } from '@cheyantong/contract';
import { QuestionList } from '../../../../shared/ui/question-list.tsx';
import { SheetSection } from '../../../../shared/ui/sheet-section.tsx';
import { ArticleView } from '../../../news/index.ts';
import { CHECKLIST_ANCHOR } from '../checklist-anchor.ts';
import { Checklist } from './checklist.tsx';
import { ServicePanel } from './service-panel.tsx';
import { Sources } from './sources.tsx';

/** An article with what a consumer does with it: go through a list, find an answer, see what it rests on. */
export function PieceView({ piece }: { piece: ArticleDetail }) {
  const { topic, checklist, answers, sources } = piece;
  const parts = [
    checklist && {
      id: CHECKLIST_ANCHOR,
      title: '自查清单',
      content: <Checklist piece={piece} checklist={checklist} />,
    },
    answers && {
      id: 'questions',
      title: '常见问题',
      content: (
        <SheetSection id="questions" title="常见问题">
          <QuestionList questions={answers} />
        </SheetSection>
      ),
    },
    sources && { id: 'sources', title: '依据与核对', content: <Sources sources={sources} /> },
  ].filter((part) => part !== null);
  return <ArticleView article={piece} parts={parts} beside={topic && <ServicePanel topic={topic} />} />;
}
