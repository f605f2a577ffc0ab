import { Check, ChevronRight, RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../button.tsx';
import { SkeletonGroup, SkeletonLine } from '../skeleton.tsx';
import styles from './cascader.module.css';
import type { CascaderColumn, CascaderNode } from './cascader-state.ts';

interface ColumnProps<Node extends CascaderNode> {
  column: CascaderColumn<Node>;
  level: number;
  /** The node opened or chosen here. */
  opened: Node | undefined;
  /** The row the keyboard is on, or `null` when it is in another column. */
  activeRow: number | null;
  isLeaf: (node: Node, level: number) => boolean;
  onPick: (node: Node, row: number) => void;
  onRetry: () => void;
}

export function CascaderColumnView<Node extends CascaderNode>({
  column,
  level,
  opened,
  activeRow,
  isLeaf,
  onPick,
  onRetry,
}: ColumnProps<Node>) {
  if (column.status === 'loading') {
    return (
      <div className={styles.column}>
        <SkeletonGroup>
          {placeholderWidths.map((width) => (
            <div key={width} className={styles.placeholder}>
              <SkeletonLine width={width} />
            </div>
          ))}
        </SkeletonGroup>
      </div>
    );
  }

  if (column.status === 'failed') {
    return (
      <div className={styles.column} role="alert">
        <div className={styles.message}>
          没有加载出来
          <Button tone="quiet" size="small" icon={<RotateCw />} onClick={onRetry}>
            重试
          </Button>
        </div>
      </div>
    );
  }

  if (column.nodes.length === 0) {
    return (
      <div className={styles.column}>
        <div className={styles.message}>暂无内容</div>
      </div>
    );
  }

  return (
    <div className={styles.column} role="listbox" aria-label={column.parent?.name ?? `第 ${level + 1} 级`}>
      {column.nodes.map((node, row) => {
        const isOpened = node.id === opened?.id;
        const leaf = isLeaf(node, level);
        const heading = node.heading !== column.nodes[row - 1]?.heading ? node.heading : undefined;
        return (
          <Fragment key={node.id}>
            {heading && (
              <span className={styles.heading} role="presentation">
                {heading}
              </span>
            )}
            <button
              type="button"
              role="option"
              className={styles.option}
              aria-selected={isOpened}
              data-active={row === activeRow || undefined}
              tabIndex={row === activeRow ? 0 : -1}
              onClick={() => onPick(node, row)}
            >
              <span className={styles.name}>{node.name}</span>
              {!leaf && <ChevronRight className={styles.more} aria-hidden="true" />}
              {leaf && isOpened && <Check className={styles.chosen} aria-hidden="true" />}
            </button>
          </Fragment>
        );
      })}
    </div>
  );
}

const placeholderWidths = ['58%', '74%', '46%', '66%', '52%'];
