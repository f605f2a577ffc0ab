import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './vite/calls-without-schemas.ts';
import { classNameIn } from './vite/class-name.ts';
import { lightIcons } from './vite/light-icons.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { stylesOnce } from './vite/styles-once.ts';

/** What this many pages use is fetched by all of them in one piece, and smaller for it than in dozens of small files. */
const SHARED_BY_PAGES = 6;

/** What floats over pages is fetched when it is opened (`shared/ui/on-demand.tsx`); with what stands on it. */
const LAYERS =
  /(@base-ui[\\/](?!react[\\/]number-field)|@floating-ui|use-sync-external-store)|shared[\\/]ui[\\/].*(-layer|dropdown-menu)\.tsx/;

/** The server draws them; what draws is fetched where one is looked at. */
const QR_CODES = /node_modules[\\/]qrcode\.react[\\/]/;

/** What tells numbers of cars, parts and batteries apart: few pages do, though much that is fetched later does. */
const CODES = /domain[\\/]src[\\/](traceability[\\/]|demo-vehicles|vin\.)/;

/** In the order in which they choose; each takes along what its modules stand on. */
const SHARED_CODE = [
  // Before the pages' own, which change them here and there: also those of what is fetched later.
  { name: 'looks', test: /shared[\\/]ui[\\/].+\.module\.css/ },
  {
    name: 'frame',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|zustand|@base-ui[\\/]react[\\/]csp-provider)[\\/]/,
  },
  // Root and shell with all that they use: every visit needs it whole.
  { name: 'always', test: /[\\/]app[\\/](root|shell[\\/]shell|entry\.client)\.tsx/ },
  {
    name: 'ui',
    test: (id: string) =>
      /app[\\/]shared|packages[\\/]|node_modules|^\0call\//.test(id) &&
      ![LAYERS, QR_CODES, CODES].some((later) => later.test(id)),
    minShareCount: SHARED_BY_PAGES,
  },
  { name: 'layers', test: LAYERS },
];

/** As in the gateway's own build: V8 keeps the text, two bytes for each letter where one is Chinese. */
const LIGHT_TEXT = { charset: 'ascii', comments: false } as const;

export default defineConfig(({ command }) => ({
  plugins: [callsWithoutSchemas(), lightIcons(), reactRouter(), stylesOnce(), serviceWorker()],
  css: { modules: { generateScopedName: classNameIn } },
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      crypto: fileURLToPath(new URL('./vite/node-crypto.ts', import.meta.url)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } },
    // All in one build: it starts by reading a few files, not hundreds, and React in it is the one that visitors get,
    // whatever NODE_ENV the server runs under (the other takes four times as long for a page).
    ssr:
      command === 'build'
        ? {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': '"production"' },
            build: { rolldownOptions: { output: LIGHT_TEXT } },
          }
        : { resolve: { noExternal: [/^@base-ui/, /^@tanstack/, /^lucide-react/, /^@cheyantong/] } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The charts of the report pages: one library, fetched by them alone.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
