import pg from 'pg';

const COLORS = [
  '白色',
  '白色',
  '白色',
  '白色',
  '黑色',
  '黑色',
  '黑色',
  '银灰色',
  '蓝色',
  '红色',
  '绿色',
  '紫色',
];
const LEVELS = [
  '紧凑型车',
  '中型车',
  '紧凑型SUV',
  '中型SUV',
  '中大型车',
  '小型SUV',
  '小型车',
  'MPV',
  '跑车',
  '皮卡',
];

/**
 * Fills a migrated database with made-up cars: 200 brands, 2,000 series, 20,000 models, 300 cities. A few brands,
 * cities and colours have most of the cars, as in life; level, body and energy follow the series.
 */
export async function generateCars(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('select setseed(0.42)');
  await client.query(CATALOGUE);
  await withoutIndexes(client, () => client.query(CARS, [rows, COLORS, LEVELS]));
  await client.query('vacuum analyze');
  await client.end();
}

const CATALOGUE = `
  insert into brands (name, initial) select '品牌' || n, 'A' from generate_series(1, 200) n;
  insert into series (brand_id, name, maker, level, body)
    select 1001 + floor(200 * power(random(), 2)), '车系' || n, '厂商', null, 'SUV' from generate_series(1, 2000) n;
  insert into models (series_id, year, trim, guide_price_yuan, energy)
    select 1001 + n % 2000, 2012 + n % 15, '配置' || n, 50000 + floor(400000 * power(random(), 2)), '汽油'
    from generate_series(0, 19999) n;
  insert into dealers (name, city_code, city_name)
    select '车行' || n, (110000 + n % 300 * 100)::text, '城市' || n % 300 from generate_series(0, 2999) n;
`;

const CARS = `
  insert into used_cars (source_key, brand_id, series_id, model_id, dealer_id, province_code, city_code, city_name,
    price_yuan, mileage_km, registered_on, energy, gearbox, emission, level, body, color, transfers, status, published_at)
  select 'bench:' || n, s.brand_id, s.id, m.id, d.id, left(d.city_code, 2) || '0000', d.city_code, d.city_name,
    1000 + floor(m.guide_price_yuan * power(0.87, age) * (0.85 + 0.3 * random())),
    floor(age * 16000 * (0.5 + random())), current_date - floor(age * 365)::int,
    case when s.id % 9 = 0 then '纯电动' when s.id % 23 = 0 then '插电混动' else '汽油' end,
    case when random() < 0.04 then '手动' else '自动' end,
    case when s.id % 9 = 0 then null when age < 6 then '国VI' when age < 10 then '国V' else '国IV' end,
    ($3::text[])[1 + s.id % 10], case when s.id % 10 in (2, 3, 5) then 'SUV' else '三厢轿车' end,
    ($2::text[])[1 + floor(12 * random())], floor(3 * power(random(), 3)),
    case when random() < 0.05 then 'sold' else 'onSale' end, now() - random() * interval '365 days'
  from (select n, 14 * power(random(), 1.5) as age, 1001 + floor(20000 * power(random(), 2))::int as model,
          1001 + floor(3000 * power(random(), 2))::int as dealer from generate_series(1, $1::int) n) drawn
  join models m on m.id = drawn.model
  join series s on s.id = m.series_id
  join dealers d on d.id = drawn.dealer
`;

/** A million rows go in several times faster when the indexes are built afterwards. */
async function withoutIndexes(client: pg.Client, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'used_cars' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}
