/** A fault that is switched on for one receiver, or for all of them; `Who` names the receiver's field. */
export type Fault<Mode extends string, Who extends string> = {
  mode: Mode;
  /** Missing: until it is switched off. */
  times?: number;
} & { [Field in Who]?: string };

const EVERYONE = '';

/** The faults that are switched on: one for each receiver, and one for all others. */
export class FaultBook<Mode extends string, Who extends string> {
  readonly #faults = new Map<string, Fault<Mode | 'none', Who>>();
  readonly #who: Who;

  constructor(who: Who) {
    this.#who = who;
  }

  /** `none` switches off: for the receiver it names, or everything when it names none. */
  set(fault: Fault<Mode | 'none', Who>): void {
    const receiver: string | undefined = fault[this.#who];
    if (fault.mode !== 'none') this.#faults.set(receiver ?? EVERYONE, fault);
    else if (receiver) this.#faults.delete(receiver);
    else this.#faults.clear();
  }

  list(): Fault<Mode | 'none', Who>[] {
    return [...this.#faults.values()];
  }

  /** What happens to the next message for this receiver; counts it. */
  take(receiver: string): Mode | 'none' {
    const key = this.#faults.has(receiver) ? receiver : EVERYONE;
    const fault = this.#faults.get(key);
    if (!fault) return 'none';
    if (fault.times === 1) this.#faults.delete(key);
    else if (fault.times) this.#faults.set(key, { ...fault, times: fault.times - 1 });
    return fault.mode;
  }
}

/** Reads a fault from JSON or from a page's form, where an empty field means "not said". */
export function parseFault<Mode extends string, Who extends string>(
  body: unknown,
  { modes, who }: { modes: readonly Mode[]; who: Who },
): Fault<Mode, Who> | null {
  const given = (body ?? {}) as Record<string, unknown>;
  const mode = modes.find((known) => known === given.mode);
  const receiver = given[who];
  const times = given.times === undefined || given.times === '' ? undefined : Number(given.times);
  if (!mode || (receiver !== undefined && typeof receiver !== 'string')) return null;
  if (times !== undefined && (!Number.isInteger(times) || times < 1)) return null;
  return { mode, ...(receiver && { [who]: receiver }), ...(times && { times }) } as Fault<Mode, Who>;
}
