import type { Call } from '@cheyantong/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { type JsonSchema, orNull, withoutNeedlessChoice } from './plain-schema.ts';

/** All that Fastify is told of a call: there is an answer to be written. The rest is read from the declaration when it is needed. */
export const routeSchema = ({ summary }: Call): FastifySchema => ({
  summary,
  response: { 200: { type: 'object' } },
});

/** What the documentation is drawn from. */
export function documentedSchema(call: Call): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[0] ?? 'gateway'],
    ...(call.params && { params: asJsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: asJsonSchema(call.query, 'input') }),
    ...(call.body && { body: asJsonSchema(call.body, 'input') }),
    ...(call.headers && { headers: asJsonSchema(call.headers, 'input') }),
    ...sentAs(call),
    ...(call.access !== 'open' && { security: [{ [call.access]: [] }] }),
    response: { 200: answerSchema(call) },
  };
}

/** What the answer's serialiser is compiled from. */
export const answerSchema = (call: Call): object => envelopeOf(asJsonSchema(call.data, 'output'));

/** What the documentation says of bodies that are not JSON. */
function sentAs({ encoding }: Call): FastifySchema {
  switch (encoding) {
    case 'form':
      return { consumes: ['application/x-www-form-urlencoded'] };
    case 'multipart':
      return {
        consumes: ['multipart/form-data'],
        body: { type: 'object', required: ['file'], properties: { file: BYTES } },
      };
    case 'bytes':
      return { consumes: ['application/octet-stream'], body: BYTES };
    default:
      return {};
  }
}

const BYTES = { type: 'string', format: 'binary' };

const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'data', 'msg'],
  // `null` beside the data's own shape: failures on HTTP 200 carry none.
  properties: { code: { type: 'string' }, data: orNull(data), msg: { type: 'string' } },
});

function asJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutNeedlessChoice(jsonSchema),
  });
  return json as JsonSchema;
}
