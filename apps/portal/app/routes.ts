import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES, REDIRECTS } from './pages.ts';

const { home, ...otherPages } = PAGES;

export default [
  layout('shell/shell.tsx', [
    // "/" and "/home" are the same page.
    index(home.module, { id: 'root-home' }),
    ...Object.entries({ home, ...otherPages }).map(([id, { path, module }]) => route(path, module, { id })),
    ...Object.entries(REDIRECTS).map(([id, { path }]) => route(path, 'shell/redirect.ts', { id })),
    route('/showcase', 'features/showcase/route.tsx', { id: 'showcase' }),
  ]),
  route('/sitemap-pages.xml', 'sitemap-pages.ts', { id: 'sitemap-pages' }),
  route('/share', 'features/share-target/route.ts', { id: 'share-target' }),
  route('/manifest.webmanifest', 'web-app-manifest.ts', { id: 'web-app-manifest' }),
  route('*', 'shell/unknown.ts', { id: 'unknown' }),
] satisfies RouteConfig;
