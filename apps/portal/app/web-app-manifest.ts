import { type AppEnv, PRODUCT_NAME } from '@cheyantong/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { PAGES } from './pages.ts';
import { requestOf } from './shared/server-context.ts';
import { BRAND_COLOUR, PAGE_COLOUR } from './shared/theme/colours.ts';

const HEADERS = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

/** On a home screen, too, the test environment must be told from the real one. */
const NAMES: Record<AppEnv, { name: string; short_name: string }> = {
  production: { name: PRODUCT_NAME, short_name: PRODUCT_NAME },
  development: { name: `${PRODUCT_NAME}（测试环境）`, short_name: `${PRODUCT_NAME}测试` },
};

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a long press on the icon offers. */
const SHORTCUTS = [
  { name: '查报告', url: PAGES.repair.path },
  { name: '估值', url: PAGES.estimate.path },
  { name: '我的订单', url: `${PAGES.personalCenter.path}?tab=orders` },
  { name: '溯源', url: PAGES.traceability.path },
];

/** Where other apps' texts and addresses go (features/share-target). */
const SHARE_TARGET = {
  action: '/share',
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  params: { title: 'title', text: 'text', url: 'url' },
};

/** What a browser needs to know to install the portal. */
export const webAppManifest = (appEnv: AppEnv) => ({
  id: PAGES.home.path,
  ...NAMES[appEnv],
  description: '车辆检测、维修、出险与电池报告，二手车、估值、再用件与溯源。',
  lang: 'zh-CN',
  start_url: `${PAGES.home.path}?from=app`,
  scope: '/',
  display: 'standalone',
  theme_color: BRAND_COLOUR,
  background_color: PAGE_COLOUR,
  icons: ICONS,
  shortcuts: SHORTCUTS,
  share_target: SHARE_TARGET,
});

export function loader({ context }: LoaderFunctionArgs): Response {
  const { appEnv } = requestOf(context).settings;
  return new Response(JSON.stringify(webAppManifest(appEnv)), { headers: HEADERS });
}
