import { QuestionList } from '../../../shared/ui/question-list.tsx';
import { QUESTIONS } from './question-texts.ts';
import { Section } from './section.tsx';

export const Questions = () => (
  <Section id="questions">
    <QuestionList questions={QUESTIONS} />
  </Section>
);
