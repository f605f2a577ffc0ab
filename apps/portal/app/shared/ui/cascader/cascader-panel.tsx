import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import styles from './cascader.module.css';
import { CascaderColumnView } from './cascader-column.tsx';
import { type CascaderNode, columnPosition, positionAfterKey } from './cascader-state.ts';
import { type CascaderSource, useCascader } from './use-cascader.ts';

interface CascaderPanelProps<Node extends CascaderNode> extends CascaderSource<Node> {
  label: string;
  value: readonly Node[];
  onChange: (path: Node[]) => void;
  /** Where to put the focus until there is a first row to take it. */
  panelRef?: RefObject<HTMLFieldSetElement | null> | undefined;
}

/** The columns alone, for a page or dialog that has room for them. */
export function CascaderPanel<Node extends CascaderNode>({
  label,
  value,
  onChange,
  loadChildren,
  isLeaf,
  panelRef,
}: CascaderPanelProps<Node>) {
  const { state, pick, enter, moveTo, retry } = useCascader({ loadChildren, isLeaf }, value, onChange);
  const ownRef = useRef<HTMLFieldSetElement>(null);
  const panel = panelRef ?? ownRef;
  const { active, columns, path } = state;
  const activeNode = columns[active.column]?.nodes[active.row];

  // Focus follows the active row once it is there; a column may still be loading when the visitor steps into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active place changes, reads it from the page
  useEffect(() => {
    const option = panel.current?.querySelector<HTMLElement>('[data-active]');
    if (panel.current?.contains(document.activeElement)) option?.focus();
    option?.scrollIntoView({ block: 'nearest' });
  }, [active.column, active.row, activeNode?.id]);

  const filled = columns.filter(({ status }) => status === 'ready').length;
  // Whatever was chosen before is seen in every column, not only in the last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a column is filled, reads it from the page
  useEffect(() => {
    for (const option of panel.current?.querySelectorAll('[aria-selected="true"]') ?? [])
      option.scrollIntoView({ block: 'nearest' });
  }, [filled]);

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const isOnOption = (event.target as HTMLElement).getAttribute('role') === 'option';
    if (!activeNode || !isOnOption) {
      if (event.key === 'ArrowLeft' && active.column > 0) moveTo(columnPosition(state, active.column - 1));
      return;
    }
    const isOpen = path[active.column]?.id === activeNode.id;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      enter(active.column, activeNode);
    } else if (event.key === 'ArrowRight' && !isOpen) {
      event.preventDefault();
      if (!isLeaf(activeNode, active.column)) enter(active.column, activeNode);
    } else {
      const next = positionAfterKey(state, event.key);
      if (!next) return;
      event.preventDefault();
      moveTo(next);
    }
  }

  /** The button pressed is about to go: the panel keeps the focus until there are rows to take it. */
  function retryInPlace(level: number) {
    panel.current?.focus();
    moveTo({ column: level, row: 0 });
    retry(level);
  }

  return (
    <fieldset ref={panel} tabIndex={-1} className={styles.panel} aria-label={label} onKeyDown={pressKey}>
      {columns.map((column, level) => (
        <CascaderColumnView
          key={column.parent?.id ?? 'root'}
          column={column}
          level={level}
          opened={path[level]}
          activeRow={active.column === level ? active.row : null}
          isLeaf={isLeaf}
          onPick={(node) => pick(level, node)}
          onRetry={() => retryInPlace(level)}
        />
      ))}
    </fieldset>
  );
}
