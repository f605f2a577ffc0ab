import type { AppEnv } from '@cheyantong/domain';

/**
 * A test environment is nobody's to find. Elsewhere pages say themselves whether they may be shown, which only a robot that
 * may read them can see; calls are no pages.
 */
export const robotsText = (appEnv: AppEnv, publicUrl: string): string =>
  appEnv === 'development'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
