import { z } from 'zod';

const LONGEST_CALL_SECONDS = 24 * 60 * 60;

const answer = z.object({
  /** The same again is the same answer. */
  answerId: z.string().regex(/^[\w-]{8,64}$/),
  leadId: z.string().max(20),
  event: z.enum(['viewed', 'called']),
  /** Who at the dealer's, by number: we do not want their names. */
  staff: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .optional(),
  seconds: z.int().min(0).max(LONGEST_CALL_SECONDS).optional(),
});

export type LeadAnswer = z.output<typeof answer>;

/** Null when it is not an answer that we understand. */
export function readAnswer(body: string): LeadAnswer | null {
  try {
    return answer.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
