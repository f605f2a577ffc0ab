const UNFINISHED_SENTENCE = '安全验证没有完成，请重试';

/** Solves a task beside the page, which goes on; aborting ends it at once. */
export async function solveAside(task: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error(UNFINISHED_SENTENCE)));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
