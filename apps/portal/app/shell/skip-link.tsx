import styles from './skip-link.module.css';

/** For the keyboard: past bar and menu, right to the page. */
export function SkipLink() {
  return (
    <a data-print="hide" href="#content" className={styles.skip}>
      跳到正文
    </a>
  );
}
