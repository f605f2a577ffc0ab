import { useEffect } from 'react';
import { create } from 'zustand';
import { belongsToMember } from '../../../shared/session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import type { VehicleNode } from '../vehicle-node.ts';

type Path = readonly VehicleNode[];

const KEPT = 3;

const useKept = create<{ paths: readonly Path[] }>(() => ({ paths: [] }));

/** The models chosen last, the newest first. */
export function useRecentVehicles(): readonly Path[] {
  useEffect(() => useKept.setState({ paths: read() }), []);
  return useKept(({ paths }) => paths);
}

export function rememberVehicle(path: Path): void {
  const others = read().filter((other) => other.at(-1)?.id !== path.at(-1)?.id);
  keep([path, ...others].slice(0, KEPT));
}

// Which cars somebody looked at is nobody else's business at a shared computer.
belongsToMember({ forget: () => keep([]) });

const read = (): readonly Path[] => readStored(STORAGE_KEYS.recentVehicles, isPaths) ?? [];

function keep(paths: readonly Path[]): void {
  writeStored(STORAGE_KEYS.recentVehicles, paths.length > 0 ? paths : null);
  useKept.setState({ paths });
}

const isPaths = (value: unknown): value is VehicleNode[][] => Array.isArray(value) && value.every(isPath);

const isPath = (value: unknown): value is VehicleNode[] =>
  Array.isArray(value) && value.length === 3 && value.every(isNode);

const isNode = (value: unknown): value is VehicleNode =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'code', 'name'].every((name) => typeof Reflect.get(value, name) === 'string');
