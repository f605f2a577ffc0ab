import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './vite/calls-without-schemas.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { stylesOnce } from './vite/styles-once.ts';

/** What this many pages use is fetched by all of them in one piece, and smaller for it than in dozens of small files. */
const SHARED_BY_PAGES = 5;

const SHARED_CODE = [
  { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 2 },
  { name: 'kit', test: /node_modules/, minShareCount: SHARED_BY_PAGES },
  { name: 'ui', test: /app[\\/]shared|packages[\\/]/, minShareCount: SHARED_BY_PAGES },
];

export default defineConfig(({ command }) => ({
  plugins: [callsWithoutSchemas(), reactRouter(), stylesOnce(), serviceWorker(), precompress()],
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
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
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
