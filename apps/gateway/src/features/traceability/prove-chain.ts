import type { TraceProof } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { Judgement } from './judge.ts';
import type { RootRow } from './roots.ts';

/** Everything that is needed to check a chain without us. All keys are there: the root names the digest of all. */
export function presentProof({ code, rows, keys, actors, published }: Judgement): TraceProof {
  const place = published?.tree.placeOf(published.leaf);
  return {
    traceCode: code,
    events: rows.map(({ text, hash, signature, keyId }) => ({ text, hash, signature, keyId })),
    keys: [...keys.values()].map(({ from, revokedAt, ...key }) => ({
      ...key,
      enterprise: actors.get(key.actor)?.name ?? key.actor,
      since: dateTimeText(new Date(from)),
      revokedTime: revokedAt && dateTimeText(new Date(revokedAt)),
    })),
    published:
      published && place
        ? {
            root: presentRoot(published.root),
            length: published.leaf.length,
            ...place,
            path: [...place.path],
          }
        : null,
  };
}

export const presentRoot = ({ day, statement, signature, keyId }: RootRow) => ({
  day,
  statement,
  signature,
  keyId,
});
