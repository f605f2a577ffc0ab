import { withClient } from '../support/with-client.ts';
import type { PartsOnSale } from './part-questions.ts';

const SAMPLE = 400;

/** Copies the demonstration parts with their cars until there are so many; prices and days of publication differ. */
export async function growTo(databaseUrl: string, parts: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'parts' and is_generated = 'NEVER' and column_name not in ('id', 'source_key', 'trace_code', 'published_at', 'oe_no', 'price_cents')`,
    );
    const { names } = rows[0];
    await client.query(
      `with grown as (
         insert into parts (${names}, source_key, published_at, oe_no, price_cents)
         select ${names}, 'grown:' || n || ':' || parts.id, now() - random() * interval '120 days',
           'DM' || lpad((parts.id * 7919 + n)::text, 8, '0'), price_cents * (0.7 + random() * 0.6)
         from parts, generate_series(1, $1::int) as n
         order by random() limit $2::int - (select count(*) from parts)
         returning id, source_key)
       insert into part_fits (part_id, series_id, year_from, year_to)
       select grown.id, fit.series_id, fit.year_from, fit.year_to
       from grown join part_fits as fit on fit.part_id = split_part(grown.source_key, ':', 3)::bigint`,
      [Math.ceil(parts / 1_000), parts],
    );
    await client.query('vacuum analyze');
  });
}

/** What there is to be looked for. */
export const stockOf = (databaseUrl: string): Promise<PartsOnSale> =>
  withClient(databaseUrl, async (client) => {
    const column = async (statement: string): Promise<string[]> =>
      (await client.query({ text: statement, rowMode: 'array' })).rows.map(([value]) => String(value));
    const [total] = await column(`select count(*) from parts where status = 'onSale'`);
    return {
      total: Number(total),
      typeIds: await column('select id from part_types where parent_id is not null'),
      groupIds: await column('select id from part_types where parent_id is null'),
      seriesIds: await column(`select distinct series_id from part_fits limit ${SAMPLE}`),
      cityCodes: await column(`select city_code from dealers where trade = 'reusedParts'`),
      partIds: await column(`select id from parts order by random() limit ${SAMPLE}`),
      words: await column(
        `select name from part_types where parent_id is not null
         union all select distinct split_part(model_name, ' ', 1) from parts
         union all (select distinct name from parts limit ${SAMPLE})
         union all (select left(oe_no, 7) from parts limit 100)`,
      ),
      oeNumbers: await column(
        `select oe_no from parts where oe_no is not null order by random() limit ${SAMPLE}`,
      ),
    };
  });
