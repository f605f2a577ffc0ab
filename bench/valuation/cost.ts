import { exampleCar } from '../../apps/gateway/src/features/valuation/example-car.ts';
import { currentModel } from '../../apps/gateway/src/features/valuation/model/valuation-model.ts';
import { priceCurve } from '../../apps/gateway/src/features/valuation/price-curve.ts';
import { pricesElsewhere } from '../../apps/gateway/src/features/valuation/prices-elsewhere.ts';
import { valueCar } from '../../apps/gateway/src/features/valuation/value-car.ts';

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
