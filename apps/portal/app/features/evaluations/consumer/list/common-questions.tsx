import type { ArticleItem } from '@cheyantong/contract';
import { Card } from '../../../../shared/ui/card.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import styles from './link-list.module.css';
import { pickQuestions } from './pick-questions.ts';

const SHOWN = 8;

export function CommonQuestions({ pieces }: { pieces: readonly ArticleItem[] }) {
  const questions = pickQuestions(pieces, SHOWN);
  if (questions.length === 0) return null;
  return (
    <Card title="常见问题" remark="点开看回答">
      <ul className={styles.list}>
        {questions.map(({ question, to }) => (
          <li key={to} className={styles.entry}>
            <Link to={to} className={styles.link}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
