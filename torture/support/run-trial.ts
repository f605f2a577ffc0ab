// Runs one trial to its end, or to the end of its time, and says what came of it.
import type { Given, Trial } from './trial.ts';

const MINUTE_MS = 60_000;
const MOST_FAULTS_SHOWN = 40;

const [name = '', ...options] = process.argv.slice(2);
const numbers = new Map(
  options.map((option) => {
    const [, key, value] = /^--([\w-]+)=(\d+)$/.exec(option) ?? [];
    if (!key) throw new Error(`${option} is not --name=number`);
    return [key, Number(value)];
  }),
);
const given: Given = {
  seed: numbers.get('seed') ?? Date.now() % 2 ** 31,
  option: (key, otherwise) => numbers.get(key) ?? otherwise,
  tell: (line) => console.log(line),
};

const { default: trial } = (await import(`../${name}.trial.ts`)) as { default: Trial };
console.log(`${trial.claim} (--seed=${given.seed})`);
setTimeout(() => {
  console.log(`✗ ${name}: not done within ${trial.minutes} minutes`);
  process.exit(1);
}, trial.minutes * MINUTE_MS).unref();

const begun = performance.now();
const { tried, faults } = await trial.run(given);
for (const fault of faults.slice(0, MOST_FAULTS_SHOWN)) console.log(`  ${fault}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${tried}; ${faults.length} faults; ${seconds} s`);
process.exit(faults.length === 0 ? 0 : 1);
