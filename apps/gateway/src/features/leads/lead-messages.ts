import { INTENTION_NAMES } from '@cheyantong/domain';
import type { NewMessage } from '../messages/index.ts';
import type { LeadRow } from './leads.ts';

/** Where a member's own leads are listed. */
const LEADS_PAGE = '/personalCenter';

/* What a member is told about a lead, once for each thing that happens to it. */

const about = ({ id }: LeadRow, what: string, said: Pick<NewMessage, 'title' | 'text'>): NewMessage => ({
  kind: 'lead',
  ...said,
  link: LEADS_PAGE,
  onceKey: `lead:${id}:${what}`,
});

const named = ({ intention, partName, modelName, seriesName, brandName }: LeadRow): string => {
  const subject = partName ?? modelName ?? seriesName ?? brandName;
  return subject ? `${INTENTION_NAMES[intention]}（${subject}）` : INTENTION_NAMES[intention];
};

export const deliveredMessage = (lead: LeadRow, receiverName: string): NewMessage =>
  about(lead, 'delivered', {
    title: `${INTENTION_NAMES[lead.intention]}已送达商家`,
    text: `${named(lead)}和您留下的手机号已交给${receiverName}，请留意来电。不想再被联系时可以撤回号码。`,
  });

export const viewedMessage = (lead: LeadRow, receiverName: string): NewMessage =>
  about(lead, 'viewed', {
    title: `${receiverName}看过您的号码`,
    text: `${receiverName}看过您为${named(lead)}留下的手机号，可能会与您联系。`,
  });

export const calledMessage = (
  lead: LeadRow,
  receiverName: string,
  { answerId }: { answerId: string },
): NewMessage =>
  about(lead, `called:${answerId}`, {
    title: `${receiverName}拨打了您的号码`,
    text: `${receiverName}就${named(lead)}拨打了您留下的手机号。不想再被联系时可以撤回号码；被骚扰时可以投诉。`,
  });
