/** One entry of the tree. What else it carries is the caller's business. */
export interface CascaderNode {
  id: string | number;
  name: string;
  /** Said once above all that follow each other under it: a letter. */
  heading?: string;
}

export interface CascaderColumn<Node extends CascaderNode> {
  /** Whose children these are; `null` for the first column. */
  parent: Node | null;
  status: 'loading' | 'ready' | 'failed';
  nodes: readonly Node[];
}

/** Where the keyboard is. */
export interface CascaderPosition {
  column: number;
  row: number;
}

export interface CascaderState<Node extends CascaderNode> {
  /** The node opened or chosen in each column. */
  path: readonly Node[];
  columns: ReadonlyArray<CascaderColumn<Node>>;
  active: CascaderPosition;
}

export function startingState<Node extends CascaderNode>(path: readonly Node[]): CascaderState<Node> {
  return {
    path,
    columns: [loadingColumn<Node>(null)],
    active: { column: 0, row: 0 },
  };
}

/** Opens a node: everything right of it gives way to one column that waits for its children. */
export function openNode<Node extends CascaderNode>(
  state: CascaderState<Node>,
  column: number,
  node: Node,
): CascaderState<Node> {
  return {
    path: [...state.path.slice(0, column), node],
    columns: [...state.columns.slice(0, column + 1), loadingColumn(node)],
    active: { column, row: rowOf(state.columns[column], node) },
  };
}

/** Marks a node as chosen without opening anything. */
export function chooseLeaf<Node extends CascaderNode>(
  state: CascaderState<Node>,
  column: number,
  node: Node,
): CascaderState<Node> {
  return {
    path: [...state.path.slice(0, column), node],
    columns: state.columns.slice(0, column + 1),
    active: { column, row: rowOf(state.columns[column], node) },
  };
}

/** Settles the column that waits for `parent`; an answer that nobody waits for any more changes nothing. */
export function settleColumn<Node extends CascaderNode>(
  state: CascaderState<Node>,
  settled: CascaderColumn<Node>,
): CascaderState<Node> {
  const index = state.columns.findIndex((column) => column.parent?.id === settled.parent?.id);
  const awaited = state.columns[index];
  if (awaited?.status === 'ready' || awaited === undefined) return state;
  const active =
    state.active.column === index
      ? { column: index, row: Math.max(0, rowOf(settled, state.path[index])) }
      : state.active;
  return { ...state, columns: state.columns.with(index, settled), active };
}

export function loadingColumn<Node extends CascaderNode>(parent: Node | null): CascaderColumn<Node> {
  return { parent, status: 'loading', nodes: [] };
}

/**
 * Where a key leads. Up and down stay in the column, left goes back to the parent, right steps into the children
 * that are already open; `null` when the key means nothing here.
 */
export function positionAfterKey<Node extends CascaderNode>(
  state: CascaderState<Node>,
  key: string,
): CascaderPosition | null {
  const { column, row } = state.active;
  const last = (state.columns[column]?.nodes.length ?? 0) - 1;
  switch (key) {
    case 'ArrowDown':
      return { column, row: Math.min(row + 1, last) };
    case 'ArrowUp':
      return { column, row: Math.max(row - 1, 0) };
    case 'Home':
      return { column, row: 0 };
    case 'End':
      return { column, row: last };
    case 'ArrowLeft':
      return column > 0 ? columnPosition(state, column - 1) : null;
    case 'ArrowRight':
      return column < state.columns.length - 1 ? columnPosition(state, column + 1) : null;
    default:
      return null;
  }
}

/** The opened row of a column, or its first. */
export function columnPosition<Node extends CascaderNode>(
  state: CascaderState<Node>,
  column: number,
): CascaderPosition {
  return {
    column,
    row: Math.max(0, rowOf(state.columns[column], state.path[column])),
  };
}

function rowOf<Node extends CascaderNode>(column: CascaderColumn<Node> | undefined, node: Node | undefined) {
  return column?.nodes.findIndex((candidate) => candidate.id === node?.id) ?? -1;
}
