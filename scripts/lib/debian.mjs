import { existsSync } from 'node:fs';
import { run, say } from './project.mjs';

/** On Debian as root, what tests need of the system is fetched; elsewhere whoever runs them is told what is missing. */
export function installFromDebian(name, packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  say(`正在安装 ${name}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', ...packages], { env });
}
