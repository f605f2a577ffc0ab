import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { documentedSchema } from './route-schema.ts';

/** OpenAPI from the contract: the page at /api/docs, the document at /api/docs/json. Register before the calls. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '车研通接口', version: '1.0.0', description: '成功为 code 00000；其余见 msg。' },
      components: {
        securitySchemes: {
          client: { type: 'http', scheme: 'basic', description: '门户的固定客户端凭证' },
          member: { type: 'http', scheme: 'bearer', description: '登录后获得的令牌' },
        },
      },
    },
    hideUntagged: true,
    // Drawn when somebody reads it.
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      return { schema: call ? documentedSchema(call) : schema, url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}
