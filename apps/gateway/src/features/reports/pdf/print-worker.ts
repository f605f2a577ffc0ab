import { parentPort } from 'node:worker_threads';
import type { PrintAnswer, PrintRequest } from './press.ts';
import { printReport } from './print.ts';

parentPort?.on('message', async ({ id, order }: PrintRequest) => {
  try {
    answer({ id, pdf: await printReport(order) });
  } catch (error) {
    answer({ id, failure: String(error) });
  }
});

const answer = (message: PrintAnswer): void => parentPort?.postMessage(message);
