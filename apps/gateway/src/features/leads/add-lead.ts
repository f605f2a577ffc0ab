import type { addClue, CallRequest, Lead } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import { readInquiry } from './inquiry.ts';
import { presentLead } from './present-lead.ts';
import { readSellCar } from './sell-car.ts';
import { type LeadDesk, takeLead } from './take-lead.ts';

type LeadForm = CallRequest<typeof addClue>['body'];

/** A used-car inquiry or a sell-car appointment. */
export async function addLead(desk: LeadDesk, memberId: string, form: LeadForm): Promise<Lead> {
  const lead = await takeLead(desk, memberId, form, (tx) =>
    form.intentionType === INTENTIONS.usedCarInquiry
      ? readInquiry(tx, form.vehicleId ?? '')
      : readSellCar(tx, form),
  );
  return presentLead(lead);
}
