import { describe, expect, it } from 'vitest';
import {
  type CascaderState,
  openNode,
  positionAfterKey,
  settleColumn,
  startingState,
} from './cascader-state.ts';

const tianjin = { id: 12, name: '天津市' };
const hebei = { id: 13, name: '河北省' };
const tangshan = { id: 1302, name: '唐山市' };
const handan = { id: 1304, name: '邯郸市' };

const provinces = settleColumn(startingState<typeof tianjin>([]), {
  parent: null,
  status: 'ready',
  nodes: [tianjin, hebei],
});
const withCities = settleColumn(openNode(provinces, 0, hebei), {
  parent: hebei,
  status: 'ready',
  nodes: [tangshan, handan],
});

describe('opening a node', () => {
  it('shows a column that waits for its children', () => {
    expect(openNode(provinces, 0, hebei).columns[1]).toEqual({
      parent: hebei,
      status: 'loading',
      nodes: [],
    });
  });

  it('forgets what was open below another node', () => {
    const reopened = openNode(withCities, 0, tianjin);
    expect(reopened.path).toEqual([tianjin]);
    expect(reopened.columns).toHaveLength(2);
  });

  it('ignores children that arrive after another node was opened', () => {
    const reopened = openNode(withCities, 0, tianjin);
    expect(
      settleColumn(reopened, {
        parent: hebei,
        status: 'ready',
        nodes: [tangshan],
      }),
    ).toBe(reopened);
  });

  it('keeps the place for a failed column, so that it can be tried again', () => {
    const failed = settleColumn(openNode(provinces, 0, hebei), {
      parent: hebei,
      status: 'failed',
      nodes: [],
    });
    expect(failed.columns[1]?.status).toBe('failed');
    const recovered = settleColumn(failed, {
      parent: hebei,
      status: 'ready',
      nodes: [tangshan],
    });
    expect(recovered.columns[1]?.nodes).toEqual([tangshan]);
  });

  it('starts at the node that was chosen before', () => {
    const reopened = settleColumn(startingState([hebei, tangshan]), {
      parent: null,
      status: 'ready',
      nodes: [tianjin, hebei],
    });
    expect(reopened.active).toEqual({ column: 0, row: 1 });
  });
});

describe('the arrow keys', () => {
  const at = (column: number, row: number): CascaderState<typeof tianjin> => ({
    ...withCities,
    active: { column, row },
  });

  it.each([
    ['ArrowDown', at(0, 0), { column: 0, row: 1 }],
    ['ArrowDown at the end', at(0, 1), { column: 0, row: 1 }],
    ['ArrowUp', at(1, 1), { column: 1, row: 0 }],
    ['ArrowUp at the top', at(1, 0), { column: 1, row: 0 }],
    ['End', at(1, 0), { column: 1, row: 1 }],
    ['Home', at(1, 1), { column: 1, row: 0 }],
    ['ArrowRight into the open children', at(0, 1), { column: 1, row: 0 }],
    ['ArrowLeft back to the opened parent', at(1, 1), { column: 0, row: 1 }],
    ['ArrowLeft in the first column', at(0, 0), null],
    ['ArrowRight in the last column', at(1, 0), null],
    ['Tab', at(0, 0), null],
  ])('%s', (name, state, expected) => {
    expect(positionAfterKey(state, name.split(' ')[0] ?? '')).toEqual(expected);
  });
});
