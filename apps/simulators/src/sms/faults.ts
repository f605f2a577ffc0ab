export const FAULT_MODES = ['none', 'reject', 'limit', 'timeout', 'error'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  mode: FaultMode;
  /** Missing: every number. */
  phone?: string;
  /** Missing: until it is switched off. */
  times?: number;
}

const EVERYONE = '';

/** The faults that are switched on: one for each number, and one for all others. */
export class FaultBook {
  readonly #faults = new Map<string, Fault>();

  /** `none` switches off: for the number it names, or everything when it names no number. */
  set(fault: Fault): void {
    if (fault.mode !== 'none') this.#faults.set(fault.phone ?? EVERYONE, fault);
    else if (fault.phone) this.#faults.delete(fault.phone);
    else this.#faults.clear();
  }

  list(): Fault[] {
    return [...this.#faults.values()];
  }

  /** What happens to the next message to this number; counts it. */
  take(phone: string): FaultMode {
    const key = this.#faults.has(phone) ? phone : EVERYONE;
    const fault = this.#faults.get(key);
    if (!fault) return 'none';
    if (fault.times === 1) this.#faults.delete(key);
    else if (fault.times) this.#faults.set(key, { ...fault, times: fault.times - 1 });
    return fault.mode;
  }
}

/** Reads a fault from JSON or from the page's form, where an empty field means "not said". */
export function parseFault(body: unknown): Fault | null {
  const { mode, phone, times } = (body ?? {}) as Record<string, unknown>;
  if (!isFaultMode(mode)) return null;
  const count = times === undefined || times === '' ? undefined : Number(times);
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) return null;
  if (phone !== undefined && typeof phone !== 'string') return null;
  return { mode, ...(phone && { phone }), ...(count && { times: count }) };
}

const isFaultMode = (mode: unknown): mode is FaultMode => FAULT_MODES.some((known) => known === mode);
