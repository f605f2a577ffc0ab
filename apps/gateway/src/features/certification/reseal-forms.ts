import type { DbHandle } from '../../db/handle.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { Certifications } from './certifications.ts';
import { openForm, sealForm } from './sealed-forms.ts';

const AT_ONCE = 100;

/** Seals everything anew that lies under another key or cipher than the current; it can be broken off and goes on. */
export async function resealForms(db: DbHandle, sealer: Sealer): Promise<number> {
  const certifications = new Certifications(db);
  let done = 0;
  let last = 0n;
  for (;;) {
    const rows = await certifications.sealedOtherwise(sealer.current, last, AT_ONCE);
    for (const row of rows) {
      const filledIn = await openForm(sealer, row);
      if (filledIn) await certifications.reseal(row, await sealForm(sealer, row.memberId, filledIn));
      last = row.id;
    }
    done += rows.length;
    if (rows.length < AT_ONCE) return done;
  }
}
