import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActorDesk } from './actor-desk.ts';
import { MISBEHAVIOURS } from './misbehaviours.ts';
import { readOrder } from './read-order.ts';

const USAGE = `actor, code, kind; mode?: ${Object.keys(MISBEHAVIOURS).join(' | ')}; place?, facts?, sealed?`;

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(app: FastifyInstance, desk: ActorDesk): void {
  app.get('/actors/steps', () => desk.list());

  app.post('/actors/steps', async (request, reply) => {
    const order = readOrder(request.body, desk);
    if (!order) return reply.code(400).send({ message: USAGE });
    const sent = await desk.send(order);
    return isForm(request) ? reply.redirect('/actors', 303) : reply.send(sent);
  });

  app.post<{ Params: { actor: string } }>('/actors/:actor/keys', (request, reply) => {
    const actor = desk.find(request.params.actor);
    if (!actor) return reply.code(404).send({ message: 'unknown actor' });
    const { sign: _sign, ...key } = desk.renewKey(actor);
    return reply.send(key);
  });
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
