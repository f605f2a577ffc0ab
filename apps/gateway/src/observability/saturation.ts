import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Connections } from '../db/database.ts';

/** How full the process is; read when somebody looks, nothing is counted for it. The loop's delay and memory are Node's own figures. */
export function showSaturation(
  app: FastifyInstance,
  registry: Registry,
  connections: (() => Connections) | undefined,
): void {
  const show = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  };
  const countOpen = promisify(app.server.getConnections.bind(app.server));
  show('http_connections_open', 'Connections of visitors and balancers', countOpen);
  show('http_requests_under_way', 'Requests that are not answered yet', () => app.door.underWay);
  const poolFigure = (name: keyof Connections) => () => connections?.()[name] ?? 0;
  show('database_connections_most', 'Connections to PostgreSQL that may be open', poolFigure('most'));
  show('database_connections_open', 'Connections to PostgreSQL that are open', poolFigure('open'));
  show('database_connections_idle', 'Connections to PostgreSQL that nobody uses', poolFigure('idle'));
  show('database_connections_waiting', 'Who waits for a connection to PostgreSQL', poolFigure('waiting'));
}
