export const FAULT_MODES = ['none', 'reject', 'error', 'timeout'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  mode: FaultMode;
  /** Missing: every dealer. */
  dealer?: string;
  /** Missing: until it is switched off. */
  times?: number;
}

const EVERYONE = '';

/** The faults that are switched on: one for each dealer, and one for all others. */
export class FaultBook {
  readonly #faults = new Map<string, Fault>();

  /** `none` switches off: for the dealer it names, or everything when it names none. */
  set(fault: Fault): void {
    if (fault.mode !== 'none') this.#faults.set(fault.dealer ?? EVERYONE, fault);
    else if (fault.dealer) this.#faults.delete(fault.dealer);
    else this.#faults.clear();
  }

  list(): Fault[] {
    return [...this.#faults.values()];
  }

  /** What happens to the next message for this dealer; counts it. */
  take(dealer: string): FaultMode {
    const key = this.#faults.has(dealer) ? dealer : EVERYONE;
    const fault = this.#faults.get(key);
    if (!fault) return 'none';
    if (fault.times === 1) this.#faults.delete(key);
    else if (fault.times) this.#faults.set(key, { ...fault, times: fault.times - 1 });
    return fault.mode;
  }
}

/** Reads a fault from JSON or from the page's form, where an empty field means "not said". */
export function parseFault(body: unknown): Fault | null {
  const { mode, dealer, times } = (body ?? {}) as Record<string, unknown>;
  if (!isFaultMode(mode)) return null;
  const count = times === undefined || times === '' ? undefined : Number(times);
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) return null;
  if (dealer !== undefined && typeof dealer !== 'string') return null;
  return { mode, ...(dealer && { dealer }), ...(count && { times: count }) };
}

const isFaultMode = (mode: unknown): mode is FaultMode => FAULT_MODES.some((known) => known === mode);
