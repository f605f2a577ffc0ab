import {
  BATTERY_LIMITS,
  DAY_MS,
  DEMO_CAR_PACKS,
  dayOfDate,
  demoPack,
  maskText,
  type TraceTrade,
  YEAR_MS,
} from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { demoVin } from '../../../db/demo/vin.ts';
import type { NamedActor } from './actors.ts';
import { atHour, ChainDraft } from './chain-draft.ts';

const SEED = 34_014;
const PACKS = 120;
/** Car batteries have their own range of numbers, apart from other demonstration cars. */
const FIRST_VIN = 700_000;
/** The letters of later days are not certain. */
const LAST_DAY = 26;
/** Batteries are as old as they were in this month, whenever the demonstration is loaded. */
const TODAY = new Date('2026-11-01T10:00:00+08:00');

type Fate = 'produced' | 'inUse' | 'retired' | 'secondUse' | 'recycled';

/** How many are where, and how old they are by then. */
const FATES: Record<Fate, { weight: number; years: readonly [number, number] }> = {
  produced: { weight: 5, years: [0.05, 0.15] },
  inUse: { weight: 60, years: [0.4, 6.2] },
  retired: { weight: 12, years: [6.4, 7] },
  secondUse: { weight: 25, years: [7, 8.2] },
  recycled: { weight: 18, years: [7.4, 8.4] },
};

const MODELS = ['E5', 'E3', 'X7 EV', 'M6 插电', 'S9 EV'];

interface Plan {
  chemistry: 'B' | 'E';
  day: string;
  serial: number;
  fate: Fate;
  vin?: string;
  repaired: boolean;
  withdrawn?: boolean;
}

/** Packs that docs and examples name, then as many others as there should be. */
function plans(random: SeededRandom): Plan[] {
  const named: Plan[] = [
    { chemistry: 'B', day: '2019-03-26', serial: 1, fate: 'secondUse', repaired: true },
    { chemistry: 'E', day: '2019-06-18', serial: 2, fate: 'retired', repaired: true },
    { chemistry: 'B', day: '2021-04-12', serial: 3, fate: 'inUse', repaired: false, withdrawn: true },
    ...DEMO_CAR_PACKS.map(({ behaviour, ...pack }) => ({
      ...pack,
      fate: 'inUse' as const,
      repaired: behaviour === 'troubled',
    })),
  ];
  const fates = Object.keys(FATES) as Fate[];
  const others = Array.from({ length: PACKS - named.length }, (_, at): Plan => {
    const fate = random.pickWeighted(fates, (each) => FATES[each].weight);
    const made = dayOfDate(new Date(TODAY.getTime() - random.between(...FATES[fate].years) * YEAR_MS));
    const day = Math.min(Number(made.slice(-2)), LAST_DAY);
    return {
      chemistry: random.pick(['B', 'E']),
      day: `${made.slice(0, -2)}${String(day).padStart(2, '0')}`,
      serial: 1001 + at,
      fate,
      repaired: random.next() < 0.25,
    };
  });
  return [...named, ...others];
}

/** Battery packs of every age and state, each with its chain. */
export function batteryChains(actors: readonly NamedActor[]): ChainDraft[] {
  const random = new SeededRandom(SEED);
  const ofTrade = Map.groupBy(actors, ({ trade }) => trade);
  const pick = (trade: TraceTrade): NamedActor => random.pick(ofTrade.get(trade) ?? []);
  return plans(random).map((plan, at) => batteryChain(plan, at, pick, random));
}

function batteryChain(
  plan: Plan,
  at: number,
  pick: (trade: TraceTrade) => NamedActor,
  random: SeededRandom,
): ChainDraft {
  const chain = new ChainDraft(demoPack(plan.chemistry, plan.day, plan.serial), 'battery');
  const made = new Date(`${plan.day}T10:00:00+08:00`).getTime();
  const years = (count: number) => atHour(new Date(made + Math.round(count * YEAR_MS)), 14.3);
  const modules = random.pick([8, 10, 12]);
  const energyKwh = Math.round(modules * random.between(5, 6.4) * 10) / 10;
  const fade = random.between(2.5, 3.3);
  const soh = (age: number) => Math.round((100 - fade * age - 0.6 * Math.min(age, 1)) * 10) / 10;
  const measured = (age: number, trade: TraceTrade) =>
    chain.add({
      kind: 'measurement',
      actor: pick(trade),
      time: years(age),
      facts: { soh: soh(age), method: '充放电法与模型法', signer: '检测员 T-0186' },
    });

  chain.add({
    kind: 'production',
    actor: pick('batteryMaker'),
    time: new Date(made),
    facts: {
      chemistry: plan.chemistry === 'B' ? '磷酸铁锂' : '三元锂',
      moduleCount: modules,
      cellCount: modules * 10,
      energyKwh,
      voltage: plan.chemistry === 'B' ? modules * 32 : modules * 36,
      signer: '质检员 Q-0012',
    },
  });
  if (plan.fate === 'produced') return chain;

  const installedAge = 0.12;
  const modelYear = years(installedAge).getFullYear();
  const vin = plan.vin ?? demoVin(modelYear, FIRST_VIN + at);
  const car = { brand: '示例', model: `${random.pick(MODELS)} ${modelYear}款` };
  chain.add({
    kind: 'installation',
    actor: pick('carMaker'),
    time: years(installedAge),
    facts: { ...car, car: `${car.brand} ${car.model}`, vinMasked: maskText(vin), signer: '总装 A-0107' },
    sealed: { vin, engineNo: `TZ${String(FIRST_VIN + at)}` },
  });

  const inCarUntil = plan.fate === 'inUse' ? (TODAY.getTime() - made) / YEAR_MS - 0.2 : 6.25;
  for (let age = 1.1; age < inCarUntil; age += 1.1) {
    if (
      plan.repaired &&
      age > 2 &&
      age < 4.3 &&
      !chain.events.some(({ text }) => text.includes('"repair"'))
    ) {
      const module = `M${String(Math.ceil(random.next() * modules)).padStart(2, '0')}`;
      chain.add({
        kind: 'repair',
        actor: pick('workshop'),
        time: years(age),
        facts: { work: '模块一致性差，更换模块', replacedModules: [module], signer: '技师 M-0331' },
      });
    } else {
      measured(age, random.pick(['lab', 'workshop']));
    }
  }
  if (plan.withdrawn) {
    chain.add({
      kind: 'withdrawal',
      actor: pick('platform'),
      time: new Date(TODAY.getTime() - 40 * DAY_MS),
      facts: { reason: '铭牌与实物不符，编码作废', signer: '平台 P-0001' },
    });
    return chain;
  }
  if (plan.fate === 'inUse') return chain;

  chain.add({
    kind: 'retirement',
    actor: pick('dismantler'),
    time: years(6.3),
    facts: {
      reason: `健康度接近车用下限 ${BATTERY_LIMITS.car}%`,
      soh: soh(6.3),
      energyKwh: Math.round(energyKwh * soh(6.3)) / 100,
      signer: '拆解员 D-0042',
    },
  });
  measured(6.35, 'lab');
  if (plan.fate === 'retired') return chain;

  const isReused = plan.fate === 'secondUse' || random.next() < 0.4;
  if (isReused) {
    chain.add({
      kind: 'secondUse',
      actor: pick('secondUser'),
      time: years(6.6),
      facts: { use: '储能，限 0.3C 充放', bay: '第 3 簇第 8 位', signer: '运维 E-0009' },
    });
    measured(6.95, 'lab');
  }
  if (plan.fate === 'recycled') {
    chain.add({
      kind: 'recycling',
      actor: pick('recycler'),
      time: years(7.2),
      facts: { method: '湿法再生', recovered: '锂、铁、铜、铝', signer: '回收员 H-0005' },
    });
  }
  return chain;
}
