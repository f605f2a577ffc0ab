import { once } from 'node:events';

interface InspectorTarget {
  webSocketDebuggerUrl: string;
}

/** What a process holds, told by its own inspector after everything was collected that can be. */
export interface Held {
  heapUsed: number;
  external: number;
  rss: number;
  resources: number;
}

const HELD = `JSON.stringify({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo().length })`;

export class Inspected {
  readonly #socket: WebSocket;
  #sent = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async at(port: number): Promise<Inspected> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await answer.json()) as InspectorTarget[];
    if (!target) throw new Error('nothing to inspect');
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await once(socket, 'open');
    return new Inspected(socket);
  }

  async held(): Promise<Held> {
    await this.#do('HeapProfiler.collectGarbage');
    const told = await this.#do('Runtime.evaluate', { expression: HELD });
    return JSON.parse(told.result.value) as Held;
  }

  #do(method: string, params: object = {}): Promise<{ result: { value: string } }> {
    const id = ++this.#sent;
    const { promise, resolve } = Promise.withResolvers<{ result: { value: string } }>();
    const hear = ({ data }: MessageEvent) => {
      const told = JSON.parse(String(data)) as { id?: number; result: { result: { value: string } } };
      if (told.id !== id) return;
      this.#socket.removeEventListener('message', hear);
      resolve(told.result);
    };
    this.#socket.addEventListener('message', hear);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return promise;
  }

  close(): void {
    this.#socket.close();
  }
}
