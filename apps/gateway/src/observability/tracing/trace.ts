/** What a span tells: names that we gave ourselves and numbers, never what a visitor sent. */
export interface SpanFacts {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes: Record<string, string | number>;
}

/** Something that takes a while and is told of when it has ended. */
export interface OpenSpan {
  /** What is done in here belongs to it. */
  within<Answer>(work: () => Answer): Answer;
  end(outcome: { attributes?: SpanFacts['attributes']; failed: boolean }): void;
}

export interface Tracer {
  /** Begins a span under the one that is named, or else under the one that is under way here. */
  begin(facts: SpanFacts, parent?: string): OpenSpan;
  /** What is under way here, as the header `traceparent` names it. */
  current(): string | undefined;
}

let tracer: Tracer | undefined;

/** Without a tracer nothing of all this costs more than asking whether there is one. */
export const useTracer = (given: Tracer | undefined): void => {
  tracer = given;
};

export const tracing = (): Tracer | undefined => tracer;

/** Does what is asked, and tells how long it took where somebody wants to know. */
export async function traced<Answer>(
  facts: SpanFacts,
  work: () => Promise<Answer>,
  parent?: string,
): Promise<Answer> {
  if (!tracer) return work();
  const span = tracer.begin(facts, parent);
  try {
    const answer = await span.within(work);
    span.end({ failed: false });
    return answer;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

/** For whoever we ask and who may be traced, too. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = tracer?.current();
  return traceparent ? { traceparent } : {};
}
