import type { Result } from './run.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** One row of docs/reliability.md a trial. */
export function printResults(results: readonly Result[]): void {
  console.log(
    '| trial | orders paid | pages read | answers that had to be asked for again | longest wait: page, call, payment (s) | faults |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const one of results) {
    const waits = [one.longestPageMs, one.longestCallMs, one.longestPaymentMs].map(seconds).join(', ');
    console.log(
      `| ${one.name} | ${one.paid} | ${one.pages} | ${one.refusals} | ${waits} | ${one.faults.length} |`,
    );
  }
}

export function printDetails({ name, faults, reasons }: Result): void {
  console.log(`${name}: ${faults.length === 0 ? 'the books are in order' : `${faults.length} faults`}`);
  for (const fault of faults.slice(0, 20)) console.log(`  fault: ${fault}`);
  for (const reason of reasons.slice(0, 12)) console.log(`  sent away: ${reason}`);
}
