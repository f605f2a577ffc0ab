import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';

export interface Crumb {
  name: string;
  /** Absent where there is no page of its own. */
  href?: string | undefined;
}

/** From the root to the page the visitor is on; the last one is not a link. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="面包屑">
      <ol className={styles.crumbs}>
        {items.map(({ name, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={name} className={styles.crumb}>
              {href && !isCurrent ? (
                <Link to={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                <span className={styles.here} {...(isCurrent && { 'aria-current': 'page' })}>
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
