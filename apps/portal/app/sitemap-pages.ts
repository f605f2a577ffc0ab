import type { LoaderFunctionArgs } from 'react-router';
import { FINDABLE_PATHS } from './shared/head/declared-heads.ts';
import { requestOf } from './shared/server-context.ts';

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

/** The pages of the table that can be found; cars, parts and articles are in the gateway's own sitemaps. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = requestOf(context).settings;
  const origin = publicUrl.replaceAll('&', '&amp;');
  const urls = FINDABLE_PATHS.map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    { headers: HEADERS },
  );
}
