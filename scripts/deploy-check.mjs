// npm run deploy:check: the files of deploy/ as the programs that read them see them. What is not installed is named, and counts as failed.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeProblems, kubernetesProblems } from './lib/deploy-schemas.mjs';
import { ROOT, run, say } from './lib/project.mjs';

const FOLDER = join(ROOT, 'deploy');
const scratch = mkdtempSync(join(tmpdir(), 'cheyantong-deploy-'));

/** HAProxy wants to see a certificate; a stranger's will do. */
function balancerWithCertificate() {
  const [key, certificate, both] = ['key', 'crt', 'pem'].map((name) => join(scratch, `portal.${name}`));
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate];
  if (!run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])) return 'haproxy.cfg';
  writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'));
  const file = join(scratch, 'haproxy.cfg');
  const configuration = readFileSync(join(FOLDER, 'haproxy.cfg'), 'utf8');
  writeFileSync(file, configuration.replace('/etc/haproxy/portal.pem', both));
  return file;
}

/** A program, Debian's package of it, and what it is asked. */
const PROGRAMS = [
  ['promtool', 'prometheus', ['check', 'rules', 'observability/alerts.yml']],
  ['promtool', 'prometheus', ['test', 'rules', 'observability/alerts.test.yml']],
  ['promtool', 'prometheus', ['check', 'config', '--syntax-only', 'observability/prometheus.yml']],
  ['haproxy', 'haproxy', ['-c', '-f', balancerWithCertificate()]],
  ['haproxy', 'haproxy', ['-c', '-f', 'haproxy-database.cfg']],
  ['patroni', 'patroni', ['--validate-config', 'patroni/patroni.yml']],
];
const SCHEMAS = [
  ['compose.yml', composeProblems],
  ['kubernetes/gateway.yml', kubernetesProblems],
  ['kubernetes/database.yml', kubernetesProblems],
];

const isInstalled = (program) =>
  [...process.env.PATH.split(':'), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));

function problemOf([program, debian, args]) {
  if (!isInstalled(program)) return `缺少 ${program}：请安装 Debian 软件包 ${debian}。`;
  return run(program, args, { cwd: FOLDER, env: { PATH: `${process.env.PATH}:/usr/sbin` } })
    ? ''
    : '未通过。';
}

const results = PROGRAMS.map((check) => [`${check[0]} ${check[2].join(' ')}`, problemOf(check)]);
for (const [file, problemsOf] of SCHEMAS) results.push([file, await problemsOf(join(FOLDER, file))]);
rmSync(scratch, { recursive: true });
for (const [name, problem] of results) say(problem ? `✗ ${name}\n  ${problem}` : `✓ ${name}`);
process.exitCode = results.some(([, problem]) => problem) ? 1 : 0;
