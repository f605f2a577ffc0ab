// Plain JavaScript on purpose: these scripts run before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const WINDOWS = process.platform === 'win32';

/** The Node of the lockfile, not the machine's. */
export const NODE = join(BIN, WINDOWS ? 'node.cmd' : 'node');

const PORTAL = join(ROOT, 'apps/portal');
const GATEWAY = join(ROOT, 'apps/gateway');
const NEVER_SOURCE = new Set(['node_modules', 'build', 'dist', '.react-router', 'test']);

export const say = (sentence) => process.stdout.write(`${sentence}\n`);

const placeOf = ({ cwd = ROOT, env = {} } = {}) => ({
  cwd,
  shell: WINDOWS,
  env: { ...process.env, ...env, PATH: `${BIN}${WINDOWS ? ';' : ':'}${process.env.PATH}` },
});

/** Runs a program to its end; what it prints is shown. Answers whether it succeeded. */
export const run = (program, args, options) =>
  spawnSync(program, args, { ...placeOf(options), stdio: 'inherit' }).status === 0;

const toolPath = (tool) => join(BIN, WINDOWS ? `${tool}.cmd` : tool);

export const runTool = (tool, args, options) => run(toolPath(tool), args, options);

/** Runs a tool beside others; what it prints is shown in one piece when it has ended. */
export function runToolBeside(tool, args, options) {
  const child = spawn(toolPath(tool), args, { ...placeOf(options), stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => printed.push(piece));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

/** How V8 keeps a server small (docs/decisions/0046-memory-given-back.md). */
const SWITCHES = JSON.parse(readFileSync(join(ROOT, 'scripts/lib/server-switches.json'), 'utf8'));

/** Starts a long-running TypeScript program that ends when we do. */
export function startProgram(file, env = {}) {
  return spawn(NODE, [...SWITCHES, join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    shell: WINDOWS,
  });
}

function unchanged(markerFile, fingerprint) {
  return existsSync(markerFile) && readFileSync(markerFile, 'utf8') === fingerprint;
}

function mark(markerFile, fingerprint) {
  mkdirSync(dirname(markerFile), { recursive: true });
  writeFileSync(markerFile, fingerprint);
}

export function ensureInstalled() {
  const marker = join(ROOT, 'node_modules/.cheyantong-installed');
  const fingerprint = fingerprintOf([join(ROOT, 'package-lock.json')]);
  if (unchanged(marker, fingerprint)) return;
  say('正在安装依赖（首次约需一分钟）…');
  // A fresh clone gets exactly the lockfile; later only what changed, so that nothing running is pulled away.
  const command = existsSync(join(ROOT, 'node_modules')) ? 'install' : 'ci';
  // Tools that build the portal are needed also where NODE_ENV=production would leave them out.
  if (!run('npm', [command, '--include=dev'])) fail('依赖安装失败，请检查网络后重试。');
  mark(marker, fingerprint);
}

/** Portal and gateway as they run for visitors; each is built again only when something of it has changed. */
export function ensureBuilt() {
  build(PORTAL, 'build', '正在构建门户页面…', 'react-router', ['build', '--logLevel', 'warn']);
  ensureServerBuilt();
}

export function ensureServerBuilt() {
  const config = join(GATEWAY, 'rolldown.config.ts');
  build(GATEWAY, 'dist', '正在构建服务端…', 'rolldown', ['-c', config]);
}

function build(app, output, sentence, tool, args) {
  const marker = join(app, output, '.source-fingerprint');
  const sources = [app, join(ROOT, 'packages')].flatMap(filesBelow);
  const fingerprint = fingerprintOf([...sources, join(ROOT, 'package-lock.json')]);
  if (unchanged(marker, fingerprint)) return;
  say(sentence);
  if (!runTool(tool, args, { cwd: app })) fail('构建失败。');
  mark(marker, fingerprint);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NEVER_SOURCE.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (statSync(file).isFile()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
