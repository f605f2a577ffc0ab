/** A lead as it arrived; the simulator shows it and asks no questions about its content. */
interface ArrivedLead {
  leadId: string;
  dealer: string;
  time: string;
  intentionType: string;
  phone: string;
  modelName: string | null;
  partName: string | null;
  cityName: string | null;
  /** Where to say that somebody saw or called the number. */
  answerUrl: string | null;
}

export interface ReceivedLead extends ArrivedLead {
  withdrawnTime: string | null;
  /** How often the same message came; only the first one counts. */
  copies: number;
}

/** Enough for a long test run; beyond it the oldest go. */
const CAPACITY = 2_000;

/** The desks of all dealers. One lead stands here once, however often it is sent. */
export class Inbox {
  readonly #leads = new Map<string, ReceivedLead>();
  /** A withdrawal may overtake its lead; the lead then never shows its phone. */
  readonly #withdrawn = new Map<string, string>();

  add(lead: ArrivedLead): void {
    const known = this.#leads.get(lead.leadId);
    if (known) {
      this.#leads.set(lead.leadId, { ...known, copies: known.copies + 1 });
      return;
    }
    const withdrawnTime = this.#withdrawn.get(lead.leadId) ?? null;
    this.#leads.set(lead.leadId, forgotten({ ...lead, withdrawnTime, copies: 1 }));
    const [oldest] = this.#leads.keys();
    if (this.#leads.size > CAPACITY && oldest) this.#leads.delete(oldest);
  }

  withdraw(leadId: string, time: string): void {
    if (!this.#withdrawn.has(leadId)) this.#withdrawn.set(leadId, time);
    const lead = this.#leads.get(leadId);
    if (lead) this.#leads.set(leadId, forgotten({ ...lead, withdrawnTime: lead.withdrawnTime ?? time }));
  }

  find(leadId: string): ReceivedLead | undefined {
    return this.#leads.get(leadId);
  }

  /** Newest first; all dealers when none is named. */
  list(dealer?: string): ReceivedLead[] {
    return [...this.#leads.values()].filter((lead) => !dealer || lead.dealer === dealer).reverse();
  }
}

/** What a dealer has to do with a withdrawn lead. */
const forgotten = (lead: ReceivedLead): ReceivedLead =>
  lead.withdrawnTime === null ? lead : { ...lead, phone: '' };
