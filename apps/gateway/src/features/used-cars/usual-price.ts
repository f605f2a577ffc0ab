import {
  type AskingPrice,
  aboutModel,
  askingPrice,
  type Car,
  type PreparedModel,
} from '@cheyantong/valuation';
import { LRUCache } from 'lru-cache';

/** About 1.5 KB each; the cars of a page are often of the same few models. */
const models = new LRUCache<string, PreparedModel>({ max: 20_000 });

/** What dealers ask for such a car. */
export function usualPrice({ model, use }: Car): AskingPrice {
  const key = Object.values(model).join('\n');
  const known = models.get(key);
  if (known) return askingPrice(known, use);
  const prepared = aboutModel(model);
  models.set(key, prepared);
  return askingPrice(prepared, use);
}
