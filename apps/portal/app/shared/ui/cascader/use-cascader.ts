import { useEffect, useRef, useState } from 'react';
import {
  type CascaderNode,
  type CascaderPosition,
  type CascaderState,
  chooseLeaf,
  columnPosition,
  loadingColumn,
  openNode,
  settleColumn,
  startingState,
} from './cascader-state.ts';

export interface CascaderSource<Node extends CascaderNode> {
  /** The children of a node; of the root for `null`. */
  loadChildren: (node: Node | null) => Promise<readonly Node[]>;
  /** Whether choosing this node ends the path; levels count from 0. */
  isLeaf: (node: Node, level: number) => boolean;
}

/** The open columns of a cascader, and what a visitor can do with them. */
export function useCascader<Node extends CascaderNode>(
  { loadChildren, isLeaf }: CascaderSource<Node>,
  value: readonly Node[],
  onChoose: (path: Node[]) => void,
) {
  const [state, setState] = useState<CascaderState<Node>>(() => openAlong(value, isLeaf));
  const loaded = useRef(new Map<Node['id'] | null, readonly Node[]>());

  async function fill(parent: Node | null) {
    const key = parent?.id ?? null;
    try {
      const nodes = loaded.current.get(key) ?? (await loadChildren(parent));
      loaded.current.set(key, nodes);
      setState((now) => settleColumn(now, { parent, status: 'ready', nodes }));
    } catch {
      setState((now) => settleColumn(now, { parent, status: 'failed', nodes: [] }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns shown at first are loaded once
  useEffect(() => {
    for (const column of state.columns) void fill(column.parent);
  }, []);

  function retry(level: number) {
    const parent = state.columns[level]?.parent ?? null;
    setState((now) => ({ ...now, columns: now.columns.with(level, loadingColumn(parent)) }));
    void fill(parent);
  }

  /** Chooses a leaf, or opens the children of a branch. */
  function pick(column: number, node: Node) {
    if (isLeaf(node, column)) {
      setState((now) => chooseLeaf(now, column, node));
      onChoose([...state.path.slice(0, column), node]);
      return;
    }
    setState((now) => openNode(now, column, node));
    void fill(node);
  }

  /** Chooses a leaf, or opens a branch and steps into it. */
  function enter(column: number, node: Node) {
    pick(column, node);
    if (!isLeaf(node, column)) setState((now) => ({ ...now, active: columnPosition(now, column + 1) }));
  }

  function moveTo(active: CascaderPosition) {
    setState((now) => ({ ...now, active }));
  }

  return { state, pick, enter, moveTo, retry };
}

/** Columns for a path chosen earlier, all waiting to be filled. */
function openAlong<Node extends CascaderNode>(
  path: readonly Node[],
  isLeaf: CascaderSource<Node>['isLeaf'],
): CascaderState<Node> {
  const branches = path.filter((node, level) => !isLeaf(node, level));
  const opened = branches.reduce(
    (state, node, level) => openNode(state, level, node),
    startingState<Node>(path),
  );
  const column = Math.max(0, path.length - 1);
  return { ...opened, path, active: { column, row: 0 } };
}
