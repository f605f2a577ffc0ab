import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

it('robots may read everything but calls, and nothing of a test environment', () => {
  expect(robotsText('production', 'https://portal.example')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://portal.example/sitemap.xml\n',
  );
  expect(robotsText('development', 'https://test.example')).toBe('User-agent: *\nDisallow: /\n');
});
