import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const FOLDER = new URL('../service-worker/', import.meta.url);
const OFFLINE_PAGE = /features[\\/]offline[\\/]page\.tsx/;
const LAYER =
  /shared[\\/]ui[\\/].*-layer\.tsx|top-bar[\\/](mobile|user)-menu\.tsx|handover[\\/].*code-drawing\.tsx/;
const EVERY_PAGE = /app[\\/](entry\.client|root|shell[\\/]shell)\.tsx/;

/** Makes the service worker, which names files of this build, and the one that removes it. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle).sort();
    const facts = {
      id: createHash('sha256').update(files.join()).digest('hex').slice(0, 12),
      fonts: addresses(files.filter((file) => file.endsWith('.woff2'))),
      layers: addresses([...filesBelow(bundle, layersOf(bundle), ({ imports }) => imports)]),
      reportFiles: addresses(fetchedLater(bundle)),
    };
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled('worker.ts', facts) });
    this.emitFile({ type: 'asset', fileName: 'sw-removal.js', source: await bundled('removal.ts', facts) });
  },
});

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`);

/** Everything the offline page may still import once it stands, and no other page would have brought. */
function fetchedLater(bundle: Bundle): string[] {
  const begunWith = filesBelow(bundle, chunksOf(bundle, OFFLINE_PAGE), ({ imports }) => imports);
  const onEveryPage = filesBelow(bundle, chunksOf(bundle, EVERY_PAGE), ({ imports }) => imports);
  const later = without(begunWith, onEveryPage).flatMap(
    (file) => chunkAt(bundle, file)?.dynamicImports ?? [],
  );
  const found = filesBelow(bundle, later, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return without(found, begunWith);
}

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !others.has(file));

function chunkAt(bundle: Bundle, file: string): Chunk | undefined {
  const found = bundle[file];
  return found?.type === 'chunk' ? found : undefined;
}

function chunksOf(bundle: Bundle, module: RegExp): string[] {
  const files = Object.keys(bundle).filter((file) =>
    module.test(chunkAt(bundle, file)?.facadeModuleId ?? ''),
  );
  if (files.length === 0) throw new Error(`the build has no ${module}`);
  return files;
}

const layersOf = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((file) => chunkAt(bundle, file)?.moduleIds.some((id) => LAYER.test(id)));

/** These chunks with their styles, and all that they bring along. */
function filesBelow(
  bundle: Bundle,
  files: readonly string[],
  bring: (chunk: Chunk) => string[],
): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    const chunk = chunkAt(bundle, file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    bring(chunk).forEach(follow);
  };
  files.forEach(follow);
  return found;
}

async function bundled(file: string, facts: object): Promise<string> {
  const output = (await build({
    configFile: false,
    root: fileURLToPath(FOLDER),
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL(file, FOLDER)), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
