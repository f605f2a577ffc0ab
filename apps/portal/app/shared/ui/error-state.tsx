import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  title?: ReactNode;
  /** The sentence that came with the failure, or advice. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** In place of content that could not be had. */
export function ErrorState({
  title = '内容没有加载出来',
  children = '可能是网络不稳定，请稍后再试。',
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        drawing={<TriangleAlert className={styles.icon} />}
        action={
          onRetry && (
            <Button tone="secondary" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
              重新加载
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
