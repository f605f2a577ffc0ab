import { createSender } from './otlp-sender.ts';
import { createTracer } from './otlp-tracer.ts';
import { useTracer } from './trace.ts';

/** From now on everything is traced that asks to be; answers how to stop. */
export function beginTracing({ endpoint, share }: { endpoint: string; share: number }): () => Promise<void> {
  const sender = createSender(endpoint);
  useTracer(createTracer({ share, tell: sender.tell }));
  return () => {
    useTracer(undefined);
    return sender.close();
  };
}
