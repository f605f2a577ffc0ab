import { readCode } from '@cheyantong/domain';
import { digestOf, keyIdOf, leafBreach } from '@cheyantong/trace-chain';
import { counted, Progress, type Screen } from '../../../data/progress.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { reportKeys } from '../../reports/tables.ts';
import { Actors } from '../actors.ts';
import { BREACH_WORDS } from '../breach-words.ts';
import { chainBreach } from '../chain-breach.ts';
import { Chains, type StoredChain } from '../chains.ts';
import { Roots } from '../roots.ts';
import { isAboutLeaves, rootBreaches } from './root-breaches.ts';

const CHAINS_AT_ONCE = 200;

/** Checks every chain, key, leaf and root, and names each breach; answers whether all of it holds. */
export async function verifyAll(db: DbHandle, screen: Screen): Promise<boolean> {
  const registry = new Actors(db);
  const [keys, actors] = [await registry.keys(), await registry.all()];
  const roots = new Roots(db);
  const leavesByDay = await roots.leavesByDay();
  const leavesOf = Map.groupBy([...leavesByDay.values()].flat(), ({ code }) => code);
  const chains = new Chains(db);
  const codes = [...new Set([...(await chains.codes()), ...leavesOf.keys()])].sort();

  let done = 0;
  let breaches = 0;
  const progress = new Progress(screen, () => done / Math.max(codes.length, 1));
  const name = (what: string): void => {
    breaches++;
    progress.say(what);
  };

  const altered = new Set<string>();
  const nameChain = ({ code }: StoredChain, what: string): void => {
    altered.add(code);
    name(`${code} ${what}`);
  };

  for (const key of keys.values()) if (keyIdOf(key) !== key.keyId) name(`公钥 ${key.keyId}：已被替换`);
  const published = await roots.all();
  const platformKeys = await db.select().from(reportKeys);
  const broken = rootBreaches({ roots: published, leavesByDay, actorKeys: keys, platformKeys });
  for (const { day, what } of broken) name(`总摘要 ${day}：${what}`);
  const doubtful = new Set(broken.filter(isAboutLeaves).map(({ day }) => day));

  for await (const chain of progress.watch(allChains(chains, codes))) {
    done++;
    const breach = await breachOf(chain);
    if (breach)
      nameChain(
        chain,
        breach.seq === 0 ? '全部环节被删去' : `第 ${breach.seq} 环节：${BREACH_WORDS[breach.what]}`,
      );
    const hashes = chain.events.map(({ text }) => digestOf(text));
    for (const leaf of leavesOf.get(chain.code) ?? []) {
      const contradiction = leafBreach(hashes, leaf);
      if (contradiction && doubtful.has(leaf.day)) nameChain(chain, `${leaf.day} 公示的链头：已被改动`);
      else if (contradiction === 'cut')
        nameChain(chain, `${leaf.day} 公示了 ${leaf.length} 个环节，现在只有 ${hashes.length} 个`);
      else if (contradiction) nameChain(chain, `第 ${leaf.length} 环节与 ${leaf.day} 公示的不同`);
    }
  }
  const scope = `${counted(codes.length)} 条链、${counted(published.length)} 份总摘要`;
  const chainsNamed =
    altered.size > 0 ? `，涉及 ${counted(altered.size)} 条链：${[...altered].join('、')}` : '';
  progress.say(
    breaches === 0 ? `${scope}，全部相符。` : `${scope}，发现 ${counted(breaches)} 处不符${chainsNamed}。`,
  );
  return breaches === 0;

  function breachOf(chain: StoredChain) {
    const { kind } = readCode(chain.code);
    const object = kind === 'battery' ? 'battery' : 'part';
    return chainBreach(chain, object, {
      keys,
      tradeOf: (actor) => actors.get(actor)?.trade,
      leaf: undefined,
    });
  }
}

async function* allChains(chains: Chains, codes: readonly string[]): AsyncGenerator<StoredChain> {
  for (let from = 0; from < codes.length; from += CHAINS_AT_ONCE)
    yield* await chains.readMany(codes.slice(from, from + CHAINS_AT_ONCE));
}
