import styles from './cover.module.css';

interface CoverProps {
  url: string | null;
  /** The first picture of a page is fetched at once. */
  eager?: boolean | undefined;
}

/** The drawing of an article; it decorates, the title says what it is about. */
export function Cover({ url, eager }: CoverProps) {
  return (
    <span className={styles.frame}>
      {url && (
        <img
          src={url}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className={styles.picture}
        />
      )}
    </span>
  );
}
