import type { TraceTrade } from '@cheyantong/domain';
import { type DemoActor, demoActors } from '@cheyantong/trace-chain/demo-actors';
import { demoCities } from '../../../db/demo/cities.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { traceActors, traceKeys } from '../tables.ts';

/** Older than anything they sign. */
const SINCE = new Date('2017-01-01T00:00:00+08:00');

/** Dismantlers and suppliers have the names that they have as sources of demonstration parts. */
const NAMES: Record<TraceTrade, (city: string) => string> = {
  dismantler: (city) => `示例报废机动车回收拆解（${city}）`,
  lab: (city) => `示例件检实验室（${city}）`,
  supplier: (city) => `示例再用件·${city}仓`,
  workshop: (city) => `示例汽修（${city}）`,
  batteryMaker: (city) => `示例电池制造（${city}）`,
  carMaker: (city) => `示例汽车制造（${city}）`,
  secondUser: (city) => `示例储能站（${city}）`,
  recycler: (city) => `示例再生利用（${city}）`,
  platform: () => '车研通平台（演示）',
};

export interface NamedActor extends DemoActor {
  name: string;
  city: string;
}

/** Invented enterprises with their keys, registered. */
export async function loadDemoActors(db: DbHandle): Promise<NamedActor[]> {
  const cities = demoCities().map(({ name }) => name);
  const actors = demoActors().map((actor) => {
    const city = cities[actor.number] ?? '天津市';
    return { ...actor, city, name: NAMES[actor.trade](city.replace(/市$/, '')) };
  });
  await db.insert(traceActors).values(
    actors.map(({ code, name, trade, city, number }) => ({
      code,
      name,
      trade,
      city,
      licence: `演示-${trade.slice(0, 2).toUpperCase()}-${String(number + 1).padStart(3, '0')}`,
      registeredAt: SINCE,
    })),
  );
  await db.insert(traceKeys).values(actors.map(({ code, key }) => ({ ...key, actor: code, since: SINCE })));
  return actors;
}
