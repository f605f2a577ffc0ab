import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What somebody who has been on no page yet fetches for one, compressed as it is sent, in KiB. */
export interface Weight {
  scripts: number;
  scriptFiles: number;
  styles: number;
  sheets: number;
}

interface Entry {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Route extends Entry {
  path?: string;
  parentId?: string;
}

interface RouteManifest {
  entry: Entry;
  routes: Record<string, Route>;
}

export const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));

/** Every page with a path of its own, and its weight. */
export function weighFirstVisits(): Map<string, Weight> {
  const { entry, routes } = readManifest();
  const pages = Object.values(routes).filter(({ path, parentId }) => path && parentId === 'shell/shell');
  return new Map(
    pages.map((page) => [page.path ?? '', weigh([entry, ...withParents(page, routes)])] as const),
  );
}

function readManifest(): RouteManifest {
  const name = readdirSync(`${CLIENT}/assets`).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('the built portal has no route manifest');
  const text = readFileSync(`${CLIENT}/assets/${name}`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function withParents(route: Route, routes: Record<string, Route>): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...withParents(parent, routes), route] : [route];
}

/** The manifest names all that a module imports, however far down. */
function weigh(entries: Entry[]): Weight {
  const scripts = filesOf(entries.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const sheets = filesOf(entries.flatMap(({ css = [] }) => css));
  return {
    scripts: kibibytes(scripts),
    scriptFiles: scripts.size,
    styles: kibibytes(sheets),
    sheets: sheets.size,
  };
}

/** The same sheet may stand there with a bare `#`. */
const filesOf = (addresses: string[]): Set<string> =>
  new Set(addresses.map((address) => address.replace(/#$/, '')));

const kibibytes = (files: Set<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(`${CLIENT}${file}.br`).size, 0) / 1024;
