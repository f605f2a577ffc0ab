import type { Call } from '@cheyantong/contract';
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { answerSchema } from './route-schema.ts';

type Write = ReturnType<typeof fastJson>;

/** A call's serialiser is compiled with its first answer: a start would wait for all of them, for most in vain. */
export const compileWhenAsked = (call: Call): FastifySerializerCompiler<object> => {
  let write: Write | undefined;
  return () => (answer) => {
    write ??= fastJson(answerSchema(call));
    return write(answer);
  };
};
