import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';
import { exactRegex } from 'rolldown/filter';

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

/** One answer for all that are made alike, instead of a climb up the ladder of classes each time (the file says why). */
const kindsOfDrizzle: Plugin = {
  name: 'kinds-of-drizzle',
  load: {
    filter: { id: exactRegex(fileURLToPath(import.meta.resolve('drizzle-orm/entity'))) },
    handler: () => `export * from ${JSON.stringify(join(import.meta.dirname, 'src/db/drizzle-entity.ts'))};`,
  },
};

/**
 * V8 keeps the text of what it runs, and two bytes for each letter of a file with one Chinese word in it. Comments are read in the
 * sources.
 */
const LIGHT_TEXT = { charset: 'ascii', comments: false } as const;

/** The server as two files of JavaScript, the second being all but a line: what `npm start` runs. Development runs the sources. */
export default defineConfig({
  input: { server: join(import.meta.dirname, 'src/built-server.ts') },
  platform: 'node',
  logLevel: 'warn',
  external: (name) => isPackage.test(name) && !BUNDLED.test(name),
  plugins: [placesOfSources, kindsOfDrizzle],
  output: { dir: OUT, format: 'esm', cleanDir: true, ...LIGHT_TEXT },
});
