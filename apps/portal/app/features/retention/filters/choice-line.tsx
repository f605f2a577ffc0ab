import { useId } from 'react';
import optionStyles from '../../../shared/list/option.module.css';
import { Link } from '../../../shared/ui/link.tsx';
import { type RetentionQuery, retentionAddress, withChange } from '../retention-query.ts';
import styles from './filters.module.css';

interface ChoiceLineProps {
  query: RetentionQuery;
  label: string;
  choices: readonly { label: string; change: Partial<RetentionQuery>; chosen: boolean }[];
}

/** One filter as a line of links: each choice has an address, so it can be opened, shared and gone back from. */
export function ChoiceLine({ query, label, choices }: ChoiceLineProps) {
  const id = useId();
  return (
    <fieldset className={styles.line} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {choices.map((choice) => (
          <Link
            key={choice.label}
            to={retentionAddress(withChange(query, choice.change))}
            preventScrollReset
            className={optionStyles.option}
            aria-current={choice.chosen ? 'true' : undefined}
          >
            {choice.label}
          </Link>
        ))}
      </div>
    </fieldset>
  );
}
