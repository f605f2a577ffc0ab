import { ORDER_STATUSES, orderStatusCode } from '@cheyantong/domain';
import { prepareShop } from '../floor/members.ts';
import type { BenchPostgres } from '../support/postgres.ts';
import { withClient } from '../support/with-client.ts';
import { askInTurns, type Questions } from './in-turns.ts';
import { printPlans } from './plans.ts';
import { report } from './report.ts';
import { openSite, type Site } from './site.ts';

const SIZES = [20_000, 100_000, 1_000_000];
const ROUNDS = 40;
const WARM_UP = 20;
/** Orders of two members; all others are of others. */
const OF_MEMBERS = { few: 8, many: 10_000 };

type Tokens = Record<keyof typeof OF_MEMBERS, string>;

/** A member's own orders, with more and more orders of others. */
export async function growOrders(postgres: BenchPostgres, demonstration: string): Promise<void> {
  const tokens = new Map<Site, Tokens>();
  try {
    for (const size of SIZES) {
      const databaseUrl = await postgres.newDatabase(`orders_${size}`, demonstration);
      const {
        tokens: [few = '', many = ''],
        offer,
      } = await prepareShop({ databaseUrl, dataDir: '' }, 2);
      await withClient(databaseUrl, async (client) => {
        await client.query(MEMBERS, [size / 20]);
        await client.query(ORDERS, [
          size,
          OF_MEMBERS.few,
          OF_MEMBERS.few + OF_MEMBERS.many,
          offer.skuId,
          ORDER_STATUSES,
        ]);
        await client.query('vacuum analyze');
      });
      tokens.set(await openSite(databaseUrl, size), { few, many });
    }
    const questions = orderQuestions((site) => tokens.get(site) as Tokens);
    const sites = [...tokens.keys()];
    const grown = report(
      'orders',
      SIZES,
      await askInTurns(sites, questions, { rounds: ROUNDS, warmUp: WARM_UP }),
    );
    const largest = sites.at(-1);
    if (largest) await printPlans(postgres, largest, questions, grown);
  } finally {
    for (const site of tokens.keys()) await site.stop();
  }
}

function orderQuestions(tokensOf: (site: Site) => Tokens): Questions {
  const all: Questions = {};
  for (const member of ['few', 'many'] as const) {
    const list = (query: object) => (site: Site) => ({
      path: '/api/oms-boot/app-api/v1/orders',
      body: { pageNum: 1, pageSize: 10, ...query },
      headers: { authorization: `Bearer ${tokensOf(site)[member]}` },
    });
    const named = `member with ${member === 'few' ? 'few' : '10,000'}`;
    all[`${named}: all`] = list({});
    for (const status of ORDER_STATUSES)
      all[`${named}: ${status}`] = list({ status: orderStatusCode(status) });
    all[`${named}: a service`] = list({ orderType: 2 });
    all[`${named}: words`] = list({ keywords: 'LSVAA' });
    all[`${named}: a month`] = list({ beginDate: '2026-09-01', endDate: '2026-09-30' });
  }
  all['member with 10,000: page 500'] = (site) => ({
    path: '/api/oms-boot/app-api/v1/orders',
    body: { pageNum: 500, pageSize: 10 },
    headers: { authorization: `Bearer ${tokensOf(site).many}` },
  });
  return all;
}

const MEMBERS = `
  insert into members (mobile, nick_name) select '188' || lpad(n::text, 8, '0'), '用户' from generate_series(1, $1::int) n
`;

const ORDERS = `
  insert into orders (order_no, member_id, service, status, sku_id, sku_sn, sku_name, spu_name, provider_id, provider_name,
    refund_rule, amount_cents, service_info, vin, created_at, expires_at)
  select 'G' || lpad(n::text, 19, '0'),
    case when n <= $2 then (select id from members where mobile = '13900000000')
         when n <= $3 then (select id from members where mobile = '13900000001')
         else others.first + floor(random() * others.many)::bigint end,
    'repair', ($5::text[])[1 + n % cardinality($5::text[])],
    skus.id, 'grown', skus.name, spus.name, providers.id, providers.brand_name, '', skus.price_cents,
    '{}', 'LSVAA' || lpad(n::text, 12, '0'), now() - random() * interval '365 days', now() - interval '1 hour'
  from generate_series(1, $1::int) n,
    (select min(id) as first, count(*) as many from members where mobile like '188%') others,
    skus join spus on spus.id = skus.spu_id join providers on providers.id = spus.provider_id
  where skus.id = $4::bigint
`;
