import { createVerify, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

// The least a server can do for the same jobs: prepared statements, rows by an index, JSON as Fastify writes it; a payment
// in as few statements as keep it safe. No access, no checks, no envelope: what ours costs beyond it is ours to explain.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const sameBytes = JSON.parse(readFileSync(process.env.SAME_BYTES ?? '', 'utf8')) as Record<string, string>;
const vendorKey = process.env.VENDOR_KEY ?? '';
const app = Fastify();
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);

const CAR = 'id, city_name, price_yuan, mileage_km, color, published_at';
const ask = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows;

app.get('/page', () =>
  ask(
    'page',
    `select ${CAR} from used_cars where status = 'onSale' order by published_at desc, id desc limit 12`,
  ),
);
app.get('/page-and-total', async () => ({
  list: await ask(
    'page',
    `select ${CAR} from used_cars where status = 'onSale' order by published_at desc, id desc limit 12`,
  ),
  total: await ask('total', `select count(*) from used_cars where status = 'onSale'`),
}));
app.get<{ Params: { id: string } }>('/car/:id', async ({ params }) =>
  (await ask('car', 'select * from used_cars where id = $1', [params.id])).at(0),
);
for (const [path, bytes] of Object.entries(sameBytes)) {
  const body = Buffer.from(bytes, 'base64');
  app.get(`/same${path}`, (_request, reply) => reply.type('text/html').send(body));
}

app.post('/flow/confirm', async () => {
  const token = randomUUID();
  await ask('confirm', 'insert into floor_tokens (token) values ($1)', [token]);
  return { token };
});
app.post<{ Body: { token: string } }>('/flow/submit', async ({ body }) => {
  await ask(
    'submit',
    `with redeemed as (delete from floor_tokens where token = $1 returning token)
     insert into floor_orders (order_no, status, amount) select token, 'unpaid', 2900 from redeemed`,
    [body.token],
  );
  return { orderNo: body.token };
});
app.post<{ Body: { orderNo: string } }>('/flow/code', async ({ body }) =>
  (await ask('code', 'select order_no, amount from floor_orders where order_no = $1', [body.orderNo])).at(0),
);
app.post<{ Body: Record<string, string> }>(
  '/flow/notice',
  async ({ body: { sign = '', sign_type: _type, ...fields } }, reply) => {
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
    if (!createVerify('RSA-SHA256').update(text).verify(vendorKey, sign, 'base64'))
      return reply.code(400).send('no');
    await ask(
      'notice',
      `with paid as (update floor_orders set status = 'paid' where order_no = $1 and status = 'unpaid' returning order_no)
     insert into floor_receipts (order_no, transaction_id) select order_no, $2 from paid`,
      [fields.out_trade_no, fields.trade_no],
    );
    return 'success';
  },
);
app.get<{ Params: { orderNo: string } }>('/flow/poll/:orderNo', async ({ params }) => ({
  paid:
    (await ask('poll', 'select status from floor_orders where order_no = $1', [params.orderNo])).at(0)
      ?.status === 'paid',
}));

await pool.query(`
  create index if not exists floor_newest on used_cars (published_at desc, id desc) where status = 'onSale';
  create table if not exists floor_tokens (token text primary key);
  create table if not exists floor_orders (order_no text primary key, status text not null, amount integer not null);
  create table if not exists floor_receipts (order_no text primary key references floor_orders, transaction_id text unique)`);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.once('SIGTERM', () => app.close().then(() => pool.end()));
