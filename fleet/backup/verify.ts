import { compareBooks, readDatedBooks } from './books.ts';
import { openScratchCluster } from './scratch-cluster.ts';

interface Verification {
  settings: string;
  stanza: string;
  moment: Date;
  /** The database of today. */
  databaseUrl: string;
}

/** Restores to a moment into a cluster of its own, and holds its books against those of today. Answers what is wrong. */
export async function verifyBackup({ databaseUrl, moment, ...backup }: Verification): Promise<string[]> {
  const begun = performance.now();
  const scratch = await openScratchCluster(backup, moment);
  const tookSeconds = ((performance.now() - begun) / 1000).toFixed(1);
  try {
    const [today, restored] = [await readDatedBooks(databaseUrl), await readDatedBooks(scratch.url)];
    const count = ({ orders, receipts }: typeof today) =>
      `${orders.length} orders, ${receipts.length} receipts`;
    console.log(
      `restored to ${moment.toISOString()} in ${tookSeconds} s: ${count(restored)}; today: ${count(today)}`,
    );
    return compareBooks(today, restored, moment);
  } finally {
    await scratch.close();
  }
}

const SHOWN = 20;

/** In words and by the exit code. */
export function tellFaults(faults: readonly string[]): void {
  for (const fault of faults.slice(0, SHOWN)) console.log(`  fault: ${fault}`);
  console.log(faults.length === 0 ? 'the books agree' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
