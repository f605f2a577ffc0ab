import Fastify from 'fastify';
import pg from 'pg';

// The least a server of this kind can do: one row by its key, answered as JSON. Everything else is measured against it.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();
app.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
  const { rows } = await pool.query('select id, city_name, price_yuan from used_cars where id = $1', [
    params.id,
  ]);
  return rows[0] ?? null;
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.once('SIGTERM', () => app.close().then(() => pool.end()));
