import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Write = ReturnType<typeof fastJson>;

/** A call's serialiser is compiled with its first answer: a start would wait for all of them, for most in vain. */
export const compileWhenAsked: FastifySerializerCompiler<object> = ({ schema }) => {
  let write: Write | undefined;
  return (answer) => {
    write ??= fastJson(schema);
    return write(answer);
  };
};
