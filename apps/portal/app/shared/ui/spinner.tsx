import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A ring as large as the text beside it. Decorative: say in words what is awaited. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
