import { useRef } from 'react';
import { CascaderFrame, type CascaderFrameProps } from './cascader-frame.tsx';
import type { CascaderNode } from './cascader-state.ts';
import type { CascaderSource } from './use-cascader.ts';

interface CascaderProps<Node extends CascaderNode> extends CascaderSource<Node>, CascaderFrameProps {
  value: readonly Node[];
  onChange: (path: Node[]) => void;
}

/** Picks a path through a tree whose levels are loaded as they are opened. */
export function Cascader<Node extends CascaderNode>({
  onChange,
  loadChildren,
  isLeaf,
  ...frame
}: CascaderProps<Node>) {
  const panel = useRef<HTMLFieldSetElement>(null);
  return (
    <CascaderFrame {...frame} initialFocus={panel}>
      {(close, Columns) => (
        <Columns
          panelRef={panel}
          label={frame.label}
          value={frame.value}
          onChange={(path) => {
            onChange(path);
            close();
          }}
          loadChildren={loadChildren}
          isLeaf={isLeaf}
        />
      )}
    </CascaderFrame>
  );
}
