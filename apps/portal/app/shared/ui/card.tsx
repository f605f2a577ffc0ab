import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** Small remark beside the title. */
  remark?: ReactNode;
  /** At the far end of the title line: a link, a badge. */
  aside?: ReactNode;
  /** Level of the title. */
  level?: 2 | 3 | undefined;
  /** Edge to edge content, such as a picture. */
  flush?: boolean | undefined;
}

/** A section of the page where it has a name, else only a frame. */
export function Card({ title, remark, aside, level = 2, flush, className, children, ...rest }: CardProps) {
  const Frame = title || rest['aria-label'] || rest['aria-labelledby'] ? 'section' : 'div';
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Frame {...rest} className={classNames(styles.card, flush && styles.flush, className)}>
      {title && (
        <header className={styles.header}>
          <Heading className={styles.title}>{title}</Heading>
          {remark && <span className={styles.remark}>{remark}</span>}
          {aside && <span className={styles.aside}>{aside}</span>}
        </header>
      )}
      {children}
    </Frame>
  );
}
