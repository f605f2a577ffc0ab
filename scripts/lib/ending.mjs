import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** Calls `stop` when we are told to end, or when the npm that started us is gone. */
export function whenToldToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm puts a shell between itself and us. A supervisor ends npm, npm the shell, and nobody tells us.
  if (!process.env.npm_lifecycle_event) return;
  const family = ancestors();
  const look = setInterval(() => {
    if (ancestors() === family) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
  look.unref();
}

/** Our parent, and its own where the system tells it. */
function ancestors() {
  try {
    const [, grandparent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return `${process.ppid} ${grandparent}`;
  } catch {
    return `${process.ppid}`;
  }
}
