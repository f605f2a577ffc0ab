import type { Feature } from '../../feature.ts';
import { type SitemapNeeds, sitemapRoutes } from './routes.ts';

export { inRange, lastChange, piecesOf, type SitemapSource, sitemapPiece } from './source.ts';

export const sitemapFeature = {
  create: (needs: SitemapNeeds) => ({ routes: (app) => sitemapRoutes(app, needs) }),
} satisfies Feature<SitemapNeeds>;
