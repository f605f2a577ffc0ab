interface LeadText {
  leadId: string;
  intentionType: string;
  phone: string;
  modelName: string | null;
  partName: string | null;
  cityName: string | null;
  answerUrl: string | null;
}

type LeadEvent =
  | { event: 'lead.created'; leadId: string; lead: LeadText }
  | { event: 'lead.withdrawn'; leadId: string };

/** Reads a message's body; null when it is not one that a dealer understands. */
export function readEvent(body: Buffer): LeadEvent | null {
  const content = parse(body);
  const leadId = text(content.leadId);
  const phone = text(content.phone);
  const intentionType = text(content.intentionType);
  if (!leadId) return null;
  if (content.event === 'lead.withdrawn') return { event: content.event, leadId };
  if (content.event !== 'lead.created' || !phone || !intentionType) return null;
  const lead = {
    leadId,
    intentionType,
    phone,
    modelName: text(content.modelName),
    partName: text(content.partName),
    cityName: text(content.cityName),
    answerUrl: text(content.answerUrl),
  };
  return { event: content.event, leadId, lead };
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    return (JSON.parse(body.toString()) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
