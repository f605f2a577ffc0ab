import type { Call } from '@cheyantong/contract';
import type {} from '@fastify/swagger';
import type { AccessRules } from './access.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accessRules: AccessRules;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
