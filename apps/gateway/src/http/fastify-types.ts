import type { Call } from '@cheyantong/contract';
import type {} from '@fastify/swagger';
import type { AccessRules } from './access.ts';
import type { Edition } from './edition.ts';
import type { Door } from './stopping.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accessRules: AccessRules;
    door: Door;
    edition: Edition;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
