import type { DbHandle } from '../../db/handle.ts';
import { Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';
import type { FilledIn } from './forms.ts';
import { openForm } from './sealed-forms.ts';

interface Certified {
  personal: { name: string } | null;
  company: { name: string; creditCode: string; address: string | null } | null;
}

/** Who a member is certified as today, for whoever writes it on something: an invoice, an order. */
export async function certifiedAs(
  { sealer }: Pick<CertificationDesk, 'sealer'>,
  handle: DbHandle,
  memberId: bigint,
): Promise<Certified> {
  const rows = await new Certifications(handle).ofMember(memberId);
  const certified: Certified = { personal: null, company: null };
  for (const row of rows.filter(({ status }) => status === 'approved')) {
    const filledIn = await openForm(sealer, row);
    if (filledIn) Object.assign(certified, nameOf(filledIn));
  }
  return certified;
}

const nameOf = ({ kind, form }: FilledIn): Partial<Certified> =>
  kind === 'personal'
    ? { personal: { name: form.realName } }
    : {
        company: {
          name: form.companyName,
          creditCode: form.creditCode,
          address: form.businessAddress ?? null,
        },
      };
