import type { Outlet } from '@cheyantong/contract';
import type { DbHandle } from '../../../db/handle.ts';
import { type OutletRow, Outlets } from './outlets.ts';
import { presentOutlet } from './present-outlet.ts';

/** One outlet with the half-days that have room now. */
export async function describeOutlet(db: DbHandle, outlet: OutletRow, providerName: string): Promise<Outlet> {
  const room = await new Outlets(db).room([outlet], new Date());
  return presentOutlet(outlet, providerName, room.get(outlet.id) ?? []);
}
