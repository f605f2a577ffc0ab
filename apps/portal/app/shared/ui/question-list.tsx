import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import styles from './question-list.module.css';

interface QuestionListProps {
  questions: readonly { question: string; answer: string }[];
}

/** Where an answer stands on its page, by its place in the list. */
export const answerAnchor = (at: number): string => `q${at + 1}`;

/**
 * Questions that unfold to their answers. A link to an answer opens it: browsers do so where a page is loaded, this
 * does on the way from page to page.
 */
export function QuestionList({ questions }: QuestionListProps) {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1))?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, at) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            {question}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p id={answerAnchor(at)} className={styles.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
