import type { Call } from '@cheyantong/contract';
import type {} from '@fastify/swagger';
import type { AccessRules } from './access.ts';
import type { Edition } from './edition.ts';
import type { FindReady } from './ready-answer.ts';
import type { Door } from './stopping.ts';
import type { WholeAnswers } from './whole-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accessRules: AccessRules;
    door: Door;
    edition: Edition;
    wholeAnswers: WholeAnswers;
  }
  interface FastifyReply {
    isAnswered: boolean;
    isLeft: boolean;
  }
  interface FastifyContextConfig {
    call?: Call;
    ready?: FindReady | undefined;
  }
}
