import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const OUT = join(import.meta.dirname, 'dist');

/**
 * Put into the file with our own code: of drizzle's several hundred modules each would have its package.json of 180 kB
 * read anew, which is two of three seconds and half of the memory of a start.
 */
const BUNDLED = /^(@cheyantong|drizzle-orm)(\/|$)/;
const isPackage = /^[@a-z]/;

/** Migrations, demonstration content and workers are found beside the source that names them. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, file) =>
      code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(relative(OUT, file))}, import.meta.url).href`,
      ),
  },
};

/** The server as two files of JavaScript, the second being all but a line: what `npm start` runs. Development runs the sources. */
export default defineConfig({
  input: { server: join(import.meta.dirname, 'src/built-server.ts') },
  platform: 'node',
  logLevel: 'warn',
  external: (name) => isPackage.test(name) && !BUNDLED.test(name),
  plugins: [placesOfSources],
  output: { dir: OUT, format: 'esm', cleanDir: true },
});
