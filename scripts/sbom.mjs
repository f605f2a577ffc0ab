// npm run sbom [FILE]: everything that is delivered with the portal, as CycloneDX (bom.json); the lockfile decides, nothing is asked of a registry.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT, say } from './lib/project.mjs';

const [file = 'bom.json'] = process.argv.slice(2);
const ask = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', ask, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
if (status === 0) {
  writeFileSync(file, stdout);
  say(`${file}：${JSON.parse(stdout).components.length} 个组件。`);
} else {
  process.stderr.write(stderr);
  process.exitCode = 1;
}
