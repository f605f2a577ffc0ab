import { type Category, getSku, getSpu, listCategories, listProviders, listSpus } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { serve } from '../../http/serve.ts';
import { type CategoryRow, CategoryTree } from './category-tree.ts';
import { findSku, findSpu } from './goods.ts';
import { listGoods } from './goods-list.ts';
import { logoRoutes } from './logo.ts';
import { providerList, type TrackRecords } from './provider-list.ts';

export interface CatalogueDesk {
  db: DbHandle;
  trackRecords: TrackRecords;
}

export function catalogueRoutes(app: FastifyInstance, { db, trackRecords }: CatalogueDesk): void {
  const providersOf = providerList(db, trackRecords);

  serve(app, listCategories, async ({ query }) => {
    const tree = await CategoryTree.read(db);
    return tree.childrenOf(query.parentId).map((category) => present(category, tree));
  });

  serve(app, listProviders, ({ query }) => providersOf(query.categoryId));

  serve(app, getSku, ({ params }) => findSku(db, params.id));

  serve(app, getSpu, ({ params }) => findSpu(db, params.id));

  serve(app, listSpus, ({ body }) => listGoods(db, body));

  logoRoutes(app);
}

const present = (category: CategoryRow, tree: CategoryTree): Category => ({
  ...facts(category),
  children: tree
    .childrenOf(category.id)
    .map((child) => ({ ...facts(child), children: tree.childrenOf(child.id).map(facts) })),
});

const facts = ({ id, name, parentId, level, sort, visible }: CategoryRow) => ({
  id,
  name,
  parentId,
  level,
  iconUrl: null,
  sort,
  visible: visible ? (1 as const) : (0 as const),
});
