import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './part.module.css';

interface Answer<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PartProps<Data> {
  title: string;
  /** Beside the title, once it is known. */
  remark?: ReactNode;
  /** The way to all of it. */
  all: { to: string; words: string };
  answer: Answer<Data>;
  isEmpty: (data: Data) => boolean;
  /** Said in one line in place of the section: why it is empty, and what would fill it. */
  nothing: { words: string; to: string; action: string };
  children: (data: Data) => ReactNode;
}

/** A section of the overview: the newest of something, or in one line why there is none. */
export function Part<Data>({ title, remark, all, answer, isEmpty, nothing, children }: PartProps<Data>) {
  const { data, error, isFetching, refetch } = answer;
  if (data !== undefined && isEmpty(data)) {
    return (
      <OneLine title={title} words={nothing.words}>
        <Link to={nothing.to} className={styles.link}>
          {nothing.action}
        </Link>
      </OneLine>
    );
  }
  if (data === undefined) {
    return (
      <OneLine title={title} words={error?.message ?? ''} alert>
        <Button tone="quiet" size="small" loading={isFetching} onClick={() => refetch()}>
          重新加载
        </Button>
      </OneLine>
    );
  }
  return (
    <Card
      aria-label={title}
      title={title}
      remark={remark}
      aside={
        <Link to={all.to} className={styles.link}>
          {all.words}
        </Link>
      }
    >
      {children(data)}
    </Card>
  );
}

interface OneLineProps {
  title: string;
  words: string;
  alert?: boolean;
  children: ReactNode;
}

function OneLine({ title, words, alert, children }: OneLineProps) {
  return (
    <Card aria-label={title} className={styles.oneLine}>
      <div className={styles.said}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.words} role={alert ? 'alert' : undefined}>
          {words}
        </p>
      </div>
      {children}
    </Card>
  );
}
