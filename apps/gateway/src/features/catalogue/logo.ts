import type { FastifyInstance } from 'fastify';

/** Badges belong to their owners: a provider without one of its own gets a tile with its name. */
const NAME = /^(\p{Script=Han}{1,2})\.svg$/u;
const SIZE = 96;
/** A family of calm colours beside the portal's blue. */
const COLOURS = ['#093F87', '#0F766E', '#7C4A12', '#5B3A8C', '#9B2C3A', '#2F6B2F', '#3B5563', '#8A5A00'];
const A_MONTH = 'public, max-age=2592000';

export const logoUrl = (mark: string): string => `/pictures/providers/${encodeURIComponent(mark)}.svg`;

export function logoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/pictures/providers/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const mark = NAME.exec(params.name)?.[1];
      if (!mark) return reply.status(404).type('text/plain; charset=utf-8').send('没有这张图片');
      return reply.header('cache-control', A_MONTH).type('image/svg+xml').send(drawTile(mark));
    },
  );
}

function drawTile(mark: string): string {
  const sum = [...mark].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const size = mark.length > 1 ? 34 : 48;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="16" fill="${COLOURS[sum % COLOURS.length]}"/>`,
    `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" fill="#fff" font-size="${size}"`,
    ` font-weight="600" font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif">${mark}</text>`,
    '</svg>',
  ].join('');
}
