import type { Lead, LeadItem } from '@cheyantong/contract';
import { dateTimeText, LEAD_STATUSES, leadStatusesBefore, maskPhone } from '@cheyantong/domain';
import type { LeadRow, ReceivedLead } from './leads.ts';

export const presentLead = (lead: LeadRow): Lead => ({
  clueId: String(lead.id),
  intentionType: lead.intention,
  createTime: dateTimeText(lead.createdAt),
});

/** A lead in the member's own list. */
export const presentLeadItem = ({ lead, receiverName }: ReceivedLead): LeadItem => ({
  ...presentLead(lead),
  phoneMasked: maskPhone(lead.phone),
  vehicleId: lead.vehicleId === null ? null : String(lead.vehicleId),
  partId: lead.partId === null ? null : String(lead.partId),
  partName: lead.partName,
  quantity: lead.quantity,
  modelName: lead.modelName ?? lead.seriesName ?? lead.brandName,
  cityName: lead.cityName,
  status: lead.status,
  statusLabel: LEAD_STATUSES[lead.status],
  receiverName,
  deliveredTime: lead.deliveredAt && dateTimeText(lead.deliveredAt),
  withdrawable: leadStatusesBefore('withdrawn').includes(lead.status),
});
