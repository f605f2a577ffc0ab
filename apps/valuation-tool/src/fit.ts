import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { modelFile, writeModel } from '@cheyantong/valuation/fitting';
import { readCommand, runCommand } from './command-line.ts';
import { fitValuation } from './fit-valuation.ts';
import { readListings } from './read-listings.ts';

/** `npm run valuation:fit -- LISTINGS [--out FILE]`: fits the valuation and writes its one versioned file. */
await runCommand(async () => {
  const { path, out } = readCommand(
    process.argv.slice(2),
    'npm run valuation:fit -- <车源文件> [--out <结果文件>]',
  );
  const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const { listings, unreadable } = await readListings(path);
  if (unreadable.length > 0)
    say(`${unreadable.length} 行无法使用，例如第 ${unreadable[0]?.row} 行：${unreadable[0]?.reason}`);
  const { model } = fitValuation(listings, say);
  const target = out ?? fileURLToPath(modelFile(model.about.version));
  const bytes = writeModel(model);
  writeFileSync(target, bytes);
  say(`已写入 ${target}（${(bytes.length / 1024).toFixed(0)} KB）`);
  process.stdout.write(`${JSON.stringify(model.about, null, 2)}\n`);
});
