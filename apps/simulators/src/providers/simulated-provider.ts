import { appointmentBegins, beijingDay, beijingHour } from '@cheyantong/domain';
import { answerText, reschedulingText } from './answer.ts';
import { type Outcome, type ProviderRequest, SEEN } from './request-book.ts';
import { signedHeaders } from './signature.ts';

const SLOW_MS = 60_000;
const QUICKEST_MS = 1_000;
const QUICK_SPREAD_MS = 2_000;
/** From the beginning of an inspection to its report. */
const INSPECTING_MS = 1_500;
/** A callback that did not get through is sent again after these waits. */
const RETRY_WAITS_MS = [1_000, 2_000, 5_000, 15_000, 60_000];
const NOON = 12;
const CALLBACK_LIMIT_MS = 15_000;

/** What a car makes its provider say, unless a person decides otherwise. */
const OUTCOME_OF = {
  good: 'report',
  troubled: 'report',
  slow: 'report',
  nothing: 'nothing',
  failing: 'failed',
  garbage: 'garbage',
} as const satisfies Record<ProviderRequest['behaviour'], Outcome>;

/** Works on the orders and calls the portal back. */
export class SimulatedProvider {
  readonly #now: () => Date;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  begin(request: ProviderRequest): void {
    const delay = request.behaviour === 'slow' ? SLOW_MS : QUICKEST_MS + Math.random() * QUICK_SPREAD_MS;
    this.#later(Math.max(delay, this.#untilAppointment(request)), () => this.#work(request));
  }

  /** Says it now; answers the status that the portal took it with, or null when the portal was not there. */
  async say(request: ProviderRequest, chosen: Outcome | undefined): Promise<number | null> {
    const outcome = chosen ?? OUTCOME_OF[request.behaviour];
    if (SEEN.has(outcome) && this.#untilAppointment(request) > 0) await this.#comeNow(request);
    if (outcome === 'corrected') request.revision += 1;
    if (outcome === 'started') request.started = true;
    const body = answerText(request, outcome, this.#now());
    request.said = { outcome, at: this.#now(), status: null };
    const status = await this.#post(request.order.callbackUrl, body);
    request.said = { ...request.said, status };
    return status;
  }

  /** What the portal hears when it asks: an answer that it could not read is given again, rightly this time. */
  answerWhenAsked(request: ProviderRequest): string {
    const { said } = request;
    if (!said || said.outcome === 'started') return JSON.stringify({ state: 'working' });
    return answerText(request, said.outcome === 'garbage' ? 'report' : said.outcome, this.#now());
  }

  /** Takes an order back; what was inspected cannot be undone. */
  cancel(request: ProviderRequest): 'canceled' | 'alreadyDone' {
    if (answered(request)) return 'alreadyDone';
    request.canceledAt ??= this.#now();
    return 'canceled';
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #untilAppointment({ order: { appointDate, appointPeriod } }: ProviderRequest): number {
    return appointDate ? appointmentBegins(appointDate, appointPeriod).getTime() - this.#now().getTime() : 0;
  }

  /** Nobody inspects a car that is not there: whoever wants it done now has the appointment moved. */
  async #comeNow(request: ProviderRequest): Promise<void> {
    const now = this.#now();
    request.order.appointDate = beijingDay(now);
    request.order.appointPeriod = beijingHour(now) < NOON ? '上午' : '下午';
    await this.#post(request.order.callbackUrl, reschedulingText(request));
  }

  async #work(request: ProviderRequest): Promise<void> {
    if (isOver(request)) return;
    if (request.order.service !== 'inspection') return this.#deliver(request);
    await this.say(request, 'started');
    this.#later(INSPECTING_MS, async () => {
      if (!isOver(request)) await this.#deliver(request);
    });
  }

  async #deliver(request: ProviderRequest, waits: readonly number[] = RETRY_WAITS_MS): Promise<void> {
    const status = await this.say(request, undefined);
    const [wait, ...rest] = waits;
    const mayHelp = status === null || status >= 500 || status === 429;
    if (wait && mayHelp) this.#later(wait, () => this.#deliver(request, rest));
  }

  async #post(url: string, body: string): Promise<number | null> {
    try {
      const signal = AbortSignal.timeout(CALLBACK_LIMIT_MS);
      const headers = signedHeaders(body, this.#now());
      return (await fetch(url, { method: 'POST', headers, body, signal })).status;
    } catch {
      return null;
    }
  }

  #later(wait: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void act();
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }
}

const isOver = (request: ProviderRequest): boolean => request.canceledAt !== null || answered(request);

const answered = ({ said }: ProviderRequest): boolean => said !== null && said.outcome !== 'started';
