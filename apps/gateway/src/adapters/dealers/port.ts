import type { IncomingHttpHeaders } from 'node:http';
import type { IntentionType } from '@cheyantong/domain';

/** Where a dealer wants its leads, and the secret that both sides sign with. */
export interface DealerEndpoint {
  webhookUrl: string | null;
  webhookSecret: string | null;
}

/** A lead as its dealer reads it. */
export interface DealerLead {
  leadId: string;
  intentionType: IntentionType;
  phone: string;
  vehicleId: string | null;
  partId: string | null;
  partName: string | null;
  quantity: number | null;
  brandName: string | null;
  seriesName: string | null;
  modelName: string | null;
  provinceName: string | null;
  cityName: string | null;
  recordDate: string | null;
  mileageKm: number | null;
  consent: { document: string; version: string; time: string };
  createTime: string;
  /** Where the dealer says that it saw or called the number, signed with the same secret. */
  answerUrl: string;
}

/** Carries no phone: the dealer deletes what it has under this id. */
export interface DealerWithdrawal {
  leadId: string;
  withdrawTime: string;
}

/** To tell a dealer resolves once it has taken the message, and otherwise rejects with {@link DealerRefused}. */
export interface DealerApi {
  deliver(endpoint: DealerEndpoint, lead: DealerLead): Promise<void>;
  withdraw(endpoint: DealerEndpoint, withdrawal: DealerWithdrawal): Promise<void>;
  /** Whether a message to us is this dealer's, and new: its time and every byte are signed. */
  proves(endpoint: DealerEndpoint, headers: IncomingHttpHeaders, body: string): boolean;
}

/**
 * - `unusable-address`: nothing was sent and trying again will not help; somebody has to mend the dealer's settings.
 * - `refused`: the dealer answered, but did not take it.
 * - `unreachable`: no answer, or none in time; the dealer may have it nevertheless.
 */
export type DealerRefusal = 'unusable-address' | 'refused' | 'unreachable';

export class DealerRefused extends Error {
  override readonly name = 'DealerRefused';
  readonly reason: DealerRefusal;

  /** The message is a sentence for the operator; it holds neither phone nor secret. */
  constructor(reason: DealerRefusal, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}
