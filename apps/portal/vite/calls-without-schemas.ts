import type { Plugin } from 'vite';

const CONTRACT = '@cheyantong/contract';
const ALL_CALLS = '\0calls-without-schemas';
const ONE_CALL = '\0call/';
const SCHEMAS = new Set(['params', 'query', 'body', 'headers', 'data']);

/**
 * The portal needs a call's method, path and manners, not its schemas: the gateway checks, TypeScript knows the types.
 * Leaving them out keeps zod (23 KB, and an eval the CSP objects to) away from every page.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'calls-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id === CONTRACT ? ALL_CALLS : id.startsWith(ONE_CALL) ? id : undefined),
  async load(id) {
    if (id !== ALL_CALLS && !id.startsWith(ONE_CALL)) return undefined;
    const calls: Record<string, object> = await import(CONTRACT);
    if (id === ALL_CALLS) return Object.keys(calls).map(passedOn).join('\n');
    const name = id.slice(ONE_CALL.length);
    return `export const ${name} = ${JSON.stringify(withoutSchemas(calls[name] ?? {}))};`;
  },
});

/** Each is a module of its own: a page fetches those it makes. */
const passedOn = (name: string): string => `export { ${name} } from ${JSON.stringify(ONE_CALL + name)};`;

const withoutSchemas = (call: object): object =>
  Object.fromEntries(Object.entries(call).filter(([key]) => !SCHEMAS.has(key) && key !== 'summary'));
