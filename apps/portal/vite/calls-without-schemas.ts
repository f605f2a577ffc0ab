import type { Plugin } from 'vite';

const CONTRACT = '@cheyantong/contract';
const STUB = '\0calls-without-schemas';
const SCHEMAS = new Set(['params', 'query', 'body', 'headers', 'data']);

/**
 * The portal needs a call's method, path and manners, not its schemas: the gateway checks, TypeScript knows the types.
 * Leaving them out keeps zod (23 KB, and an eval the CSP objects to) away from every page.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'calls-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id === CONTRACT ? STUB : undefined),
  async load(id) {
    if (id !== STUB) return undefined;
    const calls: Record<string, object> = await import(CONTRACT);
    return Object.entries(calls)
      .map(([name, call]) => `export const ${name} = ${JSON.stringify(withoutSchemas(call))};`)
      .join('\n');
  },
});

const withoutSchemas = (call: object): object =>
  Object.fromEntries(Object.entries(call).filter(([key]) => !SCHEMAS.has(key) && key !== 'summary'));
