import { type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './filter-row.module.css';
import type { ListAddress, ListPlace } from './list-address.ts';
import { ListLink } from './list-link.tsx';
import optionStyles from './option.module.css';

/** The frame around the rows. */
export function FilterBand({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}

interface FilterRowProps {
  label: string;
  /** What the row is called where its label alone would not say it. */
  name?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function FilterRow({ label, name, className, children }: FilterRowProps) {
  const id = useId();
  return (
    <fieldset className={styles.row} {...(name ? { 'aria-label': name } : { 'aria-labelledby': id })}>
      <span id={id} className={styles.label} aria-hidden={name ? 'true' : undefined}>
        {label}
      </span>
      <div className={classNames(styles.options, className)}>{children}</div>
    </fieldset>
  );
}

interface Choice<Query> {
  label: string;
  /** What it stands for, on hover and focus. */
  hint?: string | undefined;
  change: Partial<Query>;
  chosen: boolean;
}

interface ChoiceRowProps<Query> {
  list: ListAddress<Query>;
  query: Query;
  label: string;
  choices: readonly Choice<NoInfer<Query>>[];
  /** At the end of the options: inputs, a button for more. */
  children?: ReactNode;
}

/** One filter as a line of links: each choice has an address, so it can be opened, shared and gone back from. */
export function ChoiceRow<Query extends ListPlace<string>>({
  list,
  query,
  label,
  choices,
  children,
}: ChoiceRowProps<Query>) {
  return (
    <FilterRow label={label}>
      {choices.map(({ label: words, hint, change, chosen }) => {
        const link = (
          <ListLink
            key={words}
            list={list}
            query={query}
            change={change}
            className={optionStyles.option}
            aria-current={chosen ? 'true' : undefined}
          >
            {words}
          </ListLink>
        );
        return hint ? (
          <Tooltip key={words} text={hint}>
            {link}
          </Tooltip>
        ) : (
          link
        );
      })}
      {children}
    </FilterRow>
  );
}
