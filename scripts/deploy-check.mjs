// npm run deploy:check: the files of deploy/ as the programs that read them see them. What is not installed is named.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './lib/project.mjs';

const FOLDER = join(ROOT, 'deploy');

/** Debian's package of each program, and what it is asked. */
const CHECKS = [
  ['promtool', 'prometheus', ['check', 'rules', 'observability/alerts.yml']],
  ['promtool', 'prometheus', ['test', 'rules', 'observability/alerts.test.yml']],
  ['promtool', 'prometheus', ['check', 'config', '--syntax-only', 'observability/prometheus.yml']],
];

const isInstalled = (program) =>
  [...process.env.PATH.split(':'), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));

let failed = 0;
for (const [program, debian, args] of CHECKS) {
  const words = `${program} ${args.join(' ')}`;
  const ok = isInstalled(program) && run(program, args, { cwd: FOLDER });
  say(`${ok ? '✓' : '✗'} ${words}`);
  if (ok) continue;
  failed += 1;
  if (!isInstalled(program)) say(`  缺少 ${program}：请安装 Debian 软件包 ${debian}。`);
}
process.exitCode = failed > 0 ? 1 : 0;
