import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { traceSubjects } from '../traceability/tables.ts';

/** The code of a pack whose chain is recorded: a report that leads to an unknown code would only frighten its reader. */
export async function tracedPack(db: DbHandle, batteryCode: string | null): Promise<string | null> {
  if (batteryCode === null) return null;
  const [pack] = await db
    .select({ code: traceSubjects.code })
    .from(traceSubjects)
    .where(eq(traceSubjects.code, batteryCode));
  return pack?.code ?? null;
}
