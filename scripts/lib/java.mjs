import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

const JAVA = process.env.JAVA_PATH ?? 'java';
/** The one of macOS is there without a Java behind it, so it has to answer. */
const answers = () => spawnSync(JAVA, ['-version'], { stdio: 'ignore' }).status === 0;

/** The checker of HTML is a Java program. */
export function ensureJava() {
  if (!answers()) installFromDebian('Java', ['default-jre-headless']);
  return answers() ? JAVA : undefined;
}
