/** The names drizzle knows its classes by. */
export const entityKind = Symbol.for('drizzle:entityKind');
export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind');

type Kind = (abstract new (...made: never[]) => unknown) & { [entityKind]?: unknown };

/** By what a value was made of: all that are made alike are of the same kinds. */
const verdicts = new WeakMap<object, Map<Kind, boolean>>();

/**
 * Stands in drizzle's place for its `is` in the server that is built (rolldown.config.ts). Drizzle puts a statement together by
 * asking of each of its pieces dozens of times what it is, and climbs the ladder of classes each time that it is not: a
 * twelfth of the processor of a paid order. What was asked once of a class is known here.
 */
export function is(value: unknown, kind: Kind): boolean {
  if (!value || typeof value !== 'object') return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  if (!prototype) return false;
  let known = verdicts.get(prototype);
  if (!known) {
    known = new Map();
    verdicts.set(prototype, known);
  }
  let verdict = known.get(kind);
  if (verdict === undefined) {
    verdict = value instanceof kind || isMadeBy(prototype.constructor, kind);
    known.set(kind, verdict);
  }
  return verdict;
}

/** A class, or one that it is derived from, bears the name of the kind. */
function isMadeBy(made: unknown, kind: Kind): boolean {
  for (let each = made; each; each = Object.getPrototypeOf(each))
    if ((each as Kind)[entityKind] !== undefined && (each as Kind)[entityKind] === kind[entityKind])
      return true;
  return false;
}
