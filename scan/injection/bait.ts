import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * A server with the very fault that is looked for, on the same database: a scan that does not find it there proves nothing by
 * finding it nowhere else.
 */
export async function openBait(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '', 'http://bait').searchParams.get('id');
    try {
      const { rows } = await pool.query(`select id, mobile from members where id = ${asked}`);
      response.end(JSON.stringify(rows));
    } catch {
      response.writeHead(400).end('[]');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    request: `GET /bait?id=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
