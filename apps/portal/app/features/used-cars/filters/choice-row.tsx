import { type ReactNode, useId } from 'react';
import { ShowroomLink } from '../showroom/showroom-link.tsx';
import type { ShowroomFilters, ShowroomQuery } from '../showroom/showroom-query.ts';
import styles from './filters.module.css';

interface Choice {
  label: string;
  change: Partial<ShowroomFilters>;
  chosen: boolean;
}

interface ChoiceRowProps {
  query: ShowroomQuery;
  label: string;
  choices: readonly Choice[];
  /** At the end of the options: inputs, a button for more. */
  children?: ReactNode;
}

/** One filter as a line of links: each choice has an address, so it can be opened, shared and gone back from. */
export function ChoiceRow({ query, label, choices, children }: ChoiceRowProps) {
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.options}>
        {choices.map((choice) => (
          <ShowroomLink
            key={choice.label}
            query={query}
            change={choice.change}
            className={styles.option}
            aria-current={choice.chosen ? 'true' : undefined}
          >
            {choice.label}
          </ShowroomLink>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
