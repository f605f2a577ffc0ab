import { searchSite } from '@cheyantong/contract';
import type { Feature } from '../../feature.ts';
import { serve } from '../../http/serve.ts';
import type { SearchDesk } from './desk.ts';
import { siteSearch } from './search.ts';

export const searchFeature = {
  create(desk: SearchDesk) {
    const search = siteSearch(desk);
    return { routes: (app) => serve(app, searchSite, ({ query }) => search(query)) };
  },
} satisfies Feature<SearchDesk>;
