import type { FastifyReply } from 'fastify';

/** A changed drawing has another address, so a picture never has to be asked for again. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** A name that somebody wrote down says nothing of the edition: what it shows may be another drawing tomorrow. */
export const FOR_A_DAY = 'public, max-age=86400';

export const noSuchPicture = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('没有这张图片');
