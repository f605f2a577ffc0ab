import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startProgram } from './project.mjs';

/** Several files are often saved together. */
const SETTLED_AFTER_MS = 150;
const SOURCE = /\.(ts|json|csv)$/;
const NOT_RUN = /(^|[\\/])node_modules[\\/]|\.test\.ts$/;

/**
 * Runs a program, and runs it again when a source file in these folders changes. Node's own --watch follows whatever
 * the program imports, also the copies of its configuration that Vite writes, and would restart for ever.
 */
export function startRestarting(file, folders, env) {
  let program = startProgram(file, env);
  let settled;
  let stopping = false;

  function restart() {
    // One that has ended by itself, with a mistake in it, is simply started again.
    if (program.exitCode !== null) program = startProgram(file, env);
    else {
      program.once('exit', () => {
        if (!stopping) program = startProgram(file, env);
      });
      program.kill('SIGTERM');
    }
  }

  const watchers = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || !SOURCE.test(name) || NOT_RUN.test(name)) return;
      clearTimeout(settled);
      settled = setTimeout(restart, SETTLED_AFTER_MS);
    }),
  );
  return {
    stop() {
      stopping = true;
      clearTimeout(settled);
      for (const watcher of watchers) watcher.close();
      program.kill('SIGTERM');
    },
  };
}
