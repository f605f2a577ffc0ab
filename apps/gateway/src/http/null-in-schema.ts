export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/**
 * "Or null" as one more type of the same schema. Written as a choice of two schemas it means the same, but the
 * serialiser then validates every value by a schema compiler of its own before it writes it.
 */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.type === 'null') return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

/** Rewrites a schema in place where it is a choice between something and null. */
export function joinNull(schema: JsonSchema): void {
  const [one, other, ...more] = schema.anyOf ?? [];
  if (!one || !other || more.length > 0 || other.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, orNull(one));
}
