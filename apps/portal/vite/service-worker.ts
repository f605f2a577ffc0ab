import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const FOLDER = new URL('../service-worker/', import.meta.url);
const OFFLINE_PAGE = /features[\\/]offline[\\/]page\.tsx/;

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
      reportFiles: addresses(fetchedLater(bundle)),
    };
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled('worker.ts', facts) });
    this.emitFile({ type: 'asset', fileName: 'sw-removal.js', source: await bundled('removal.ts', facts) });
  },
});

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`);

/** Everything the offline page may still import once it stands, with the styles that belong to it. */
function fetchedLater(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId && OFFLINE_PAGE.test(facadeModuleId));
  if (!page) throw new Error('the build has no offline page');
  const found = new Set<string>();
  const follow = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    [...chunk.imports, ...chunk.dynamicImports].forEach(follow);
  };
  page.dynamicImports.forEach(follow);
  return [...found];
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
