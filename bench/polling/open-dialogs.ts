import { prepareShop } from '../floor/members.ts';
import { withClient } from '../support/with-client.ts';

export interface Dialog {
  orderNo: string;
  token: string;
}

/** Members with an order each that waits for its money, and the code that their dialog shows; opened in the last ten minutes. */
export async function openDialogs(databaseUrl: string, many: number): Promise<Dialog[]> {
  const { tokens, offer } = await prepareShop({ databaseUrl, dataDir: '' }, many);
  await withClient(databaseUrl, (client) => client.query(ORDERS, [offer.skuId]));
  const orderNos = await withClient(databaseUrl, async (client) => {
    await client.query(CODES);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ order_no: string }>(
      `select order_no from orders join members on members.id = member_id where sku_sn = 'polled' order by mobile`,
    );
    return rows.map(({ order_no }) => order_no);
  });
  return tokens.map((token, at) => ({ token, orderNo: orderNos[at] ?? '' }));
}

const ORDERS = `
  insert into orders (order_no, member_id, service, sku_id, sku_sn, sku_name, spu_name, provider_id, provider_name, refund_rule,
    amount_cents, service_info, vin, created_at, expires_at)
  select 'P' || lpad(members.id::text, 19, '0'), members.id, 'repair', skus.id, 'polled', skus.name, spus.name, providers.id,
    providers.brand_name, '', skus.price_cents, '{}', 'LSVAA4182E2184862', opened, opened + interval '30 minutes'
  from (select id, now() - random() * interval '10 minutes' as opened from members where mobile like '139%') as members,
    skus join spus on spus.id = skus.spu_id join providers on providers.id = spus.provider_id
  where skus.id = $1::bigint
`;

const CODES = `
  insert into payment_codes (order_no, channel, amount_cents, code, link, requested_at, expires_at, created_at)
  select order_no, 'alipay', amount_cents, '<form></form>', 'https://pay.example/', created_at, expires_at, created_at
  from orders where sku_sn = 'polled'
`;
