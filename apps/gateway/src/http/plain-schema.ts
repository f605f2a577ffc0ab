export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

// A choice of schemas costs the serialiser a validation of every value against each of them, by a schema compiler of its
// own. Most of our choices are none: something or null, or one of some numbers. Said as types and lists they cost nothing.

/** The same schema, with null allowed. */
export function orNull(schema: JsonSchema): JsonSchema {
  if ([schema.type].flat().includes('null')) return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/** Rewrites a schema in place where it is a choice and need not be one. */
export function withoutNeedlessChoice(schema: JsonSchema): void {
  const plain = schema.anyOf && (somethingOrNull(schema.anyOf) ?? oneOfSomeValues(schema.anyOf));
  if (!plain) return;
  delete schema.anyOf;
  Object.assign(schema, plain);
}

function somethingOrNull([something, nothing, ...more]: JsonSchema[]): JsonSchema | undefined {
  if (!something || nothing?.type !== 'null' || more.length > 0) return undefined;
  return orNull(something);
}

function oneOfSomeValues(choices: JsonSchema[]): JsonSchema | undefined {
  const [first] = choices;
  const isPlain = choices.every((choice) => 'const' in choice && choice.type === first?.type);
  return isPlain && first?.type
    ? { type: first.type, enum: choices.map((choice) => choice.const) }
    : undefined;
}
