import { ChevronDown } from 'lucide-react';
import { QUESTIONS } from './question-texts.ts';
import styles from './questions.module.css';
import { Section } from './section.tsx';

export function Questions() {
  return (
    <Section id="questions">
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
