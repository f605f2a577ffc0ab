import { DAY_MS, maskText, PART_GRADES, partCodeFields } from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { eq, like } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { dealers } from '../../dealers/tables.ts';
import { dismantlers, parts } from '../../parts/tables.ts';
import type { NamedActor } from './actors.ts';
import { atHour, ChainDraft } from './chain-draft.ts';

const SEED = 20_261_101;
const FITTED_SHARE = 0.6;
/** What was offered since is not sold yet. */
const SOLD_AFTER_MS = 5 * DAY_MS;
const MARKS = [
  '右下角有 1.4 cm 划痕',
  '背面有白色油漆笔记号',
  '卡扣处有打磨痕迹',
  '铭牌左上角缺口',
  '外壳有浅色擦痕',
];

const demoParts = (db: DbHandle) =>
  db
    .select({ part: parts, supplier: dealers.name, dismantler: dismantlers.name })
    .from(parts)
    .innerJoin(dealers, eq(dealers.id, parts.supplierId))
    .innerJoin(dismantlers, eq(dismantlers.id, parts.dismantlerId))
    .where(like(parts.sourceKey, 'demo:%'))
    .orderBy(parts.id);

type DemoPart = Awaited<ReturnType<typeof demoParts>>[number];

/** The chain of every demonstration part, from the scrapped car to where the part is now. */
export async function* partChains(
  db: DbHandle,
  actors: readonly NamedActor[],
  now: Date,
): AsyncGenerator<ChainDraft> {
  const random = new SeededRandom(SEED);
  const named = new Map(actors.map((actor) => [actor.name, actor]));
  const ofTrade = Map.groupBy(actors, ({ trade }) => trade);
  const [labs = [], workshops = []] = [ofTrade.get('lab'), ofTrade.get('workshop')];
  for (const row of await demoParts(db)) {
    const [yard, supplier] = [named.get(row.dismantler), named.get(row.supplier)];
    if (!yard || !supplier) continue;
    const hands = { yard, supplier, lab: random.pick(labs), workshop: random.pick(workshops) };
    const chain = partChain(row, hands, random, now);
    if (chain) yield chain;
  }
}

type Hands = Record<'yard' | 'supplier' | 'lab' | 'workshop', NamedActor>;

function partChain({ part }: DemoPart, hands: Hands, random: SeededRandom, now: Date): ChainDraft | null {
  const { traceCode, donorVin, scrappedOn, publishedAt } = part;
  const fields = partCodeFields(traceCode ?? '');
  if (!traceCode || !fields || !donorVin || !scrappedOn) return null;
  const { yard, lab, supplier } = hands;
  const chain = new ChainDraft(traceCode, 'part');
  const serial = `${fields.batch}${fields.serial}`;
  const begin = new Date(`${scrappedOn}T09:30:00+08:00`).getTime();
  const wayMs = publishedAt.getTime() - begin;
  const after = (share: number, hour: number) => atHour(new Date(begin + wayMs * share), hour);
  const worker = (letter: string) =>
    `${letter}-${String(Math.floor(random.between(1, 999))).padStart(4, '0')}`;

  chain.add({
    kind: 'recovery',
    actor: yard,
    time: new Date(begin),
    facts: {
      car: `${part.donorBrand} ${part.donorModel}`,
      brand: part.donorBrand,
      model: part.donorModel,
      vinMasked: maskText(donorVin),
      mileageKm: part.donorMileageKm,
      scrappedOn,
      certNo: `演示-HS-${scrappedOn.replaceAll('-', '').slice(2)}-${serial}`,
      signer: `收车员 ${worker('R')}`,
    },
    sealed: { vin: donorVin, engineNo: `DM${serial}` },
  });
  chain.add({
    kind: 'dismantling',
    actor: yard,
    time: after(0.25, 10.6),
    facts: {
      partName: part.name,
      oeNo: part.oeNo,
      fits: part.modelName,
      method: '无损拆卸',
      photos: Math.floor(random.between(4, 9)),
      sealNo: `SL-${serial.slice(-4)}-${String(Math.floor(random.between(1, 99))).padStart(2, '0')}`,
      mark: random.pick(MARKS),
      signer: `拆解员 ${worker('D')}`,
    },
  });
  chain.add({
    kind: 'test',
    actor: lab,
    time: after(0.45, 13.4),
    facts: {
      result: part.tests.every(({ passed }) => passed) ? '全部合格' : '部分项目不合格',
      items: part.tests.map(({ name, standard, result, passed }) => ({
        item: name,
        limit: standard ?? '',
        measured: result,
        passed,
      })),
      signer: `检测员 ${worker('T')}`,
    },
  });
  chain.add({
    kind: 'grading',
    actor: lab,
    time: after(0.5, 14.7),
    facts: {
      ...(part.grade
        ? { grade: part.grade, rule: PART_GRADES[part.grade].rule }
        : { result: '再制造件，按原型新品的要求检验合格' }),
      signer: `分级员 ${worker('G')}`,
    },
  });
  chain.add({
    kind: 'stock',
    actor: supplier,
    time: after(0.8, 16.2),
    facts: {
      bay: `货位 ${random.pick(['A', 'B', 'C'])}-${Math.floor(random.between(1, 24))}-${Math.floor(random.between(1, 9))}`,
      warrantyMonths: part.warrantyMonths,
      signer: `仓管员 ${worker('W')}`,
    },
  });
  if (part.status === 'sold') sell(chain, part, hands, random, now);
  return chain;
}

/** A sold part is on its way, or built in already. */
function sell(
  chain: ChainDraft,
  part: DemoPart['part'],
  hands: Hands,
  random: SeededRandom,
  now: Date,
): void {
  const leftMs = now.getTime() - part.publishedAt.getTime();
  if (leftMs < SOLD_AFTER_MS) return;
  const number = String(part.id);
  chain.add({
    kind: 'sale',
    actor: hands.supplier,
    time: atHour(new Date(part.publishedAt.getTime() + leftMs * 0.4), 10.3),
    facts: { warrantyMonths: part.warrantyMonths, signer: '订单员 S-0027' },
    sealed: { orderNo: `演示-${number}`, buyer: '示例买方（演示）' },
  });
  if (random.next() > FITTED_SHARE) return;
  chain.add({
    kind: 'fitting',
    actor: hands.workshop,
    time: atHour(new Date(part.publishedAt.getTime() + leftMs * 0.7), 15.8),
    facts: { mileageKm: Math.round(random.between(20_000, 120_000)), signer: '技师 M-0331' },
  });
}
