import type { Area } from '@cheyantong/contract';
import { nationalDivisions } from '@cheyantong/places';

const ROOT = '0';

/** The children of every area that has any, ready to be answered. */
export function areasByParent(): Map<string, Area[]> {
  const known = new Map<string, Area[]>();
  const add = (divisions: ReturnType<typeof nationalDivisions>, pid: string, level: Area['level']): void => {
    known.set(
      pid,
      divisions.map(({ code, name, children }) => ({ id: code, name, pid, level, leaf: !children?.length })),
    );
    for (const { code, children } of divisions) {
      if (children?.length) add(children, code, nextLevel(level));
    }
  };
  add(nationalDivisions(), ROOT, 0);
  return known;
}

const nextLevel = (level: Area['level']): Area['level'] => (level === 0 ? 1 : 2);
