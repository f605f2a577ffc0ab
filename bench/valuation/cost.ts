import { currentModel, priceCurve, pricesElsewhere, valueCar } from '@cheyantong/valuation';
import { exampleCar } from '@cheyantong/valuation/example-car';

const CALLS = 5_000;

/** Microseconds of one call, after as many to warm up. Every call values another distance, so nothing can be remembered. */
export function printCost(): void {
  const start = performance.now();
  const model = currentModel();
  console.log(`  reading the figures ${(performance.now() - start).toFixed(0)} ms`);
  const calls = { 'a valuation': valueCar, 'its curve': priceCurve, 'other cities': pricesElsewhere };
  for (const [name, call] of Object.entries(calls)) {
    const run = (): void => {
      for (let at = 0; at < CALLS; at++) {
        call(model, { ...exampleCar, use: { ...exampleCar.use, mileageKm: 10_000 + at } });
      }
    };
    run();
    const began = performance.now();
    run();
    console.log(`  ${name.padEnd(20)}${(((performance.now() - began) / CALLS) * 1_000).toFixed(0)} µs`);
  }
}
