import { writeFileSync } from 'node:fs';

/** A reporter of vitest's: how many tests passed, which failed and why, and which passed only when they were tried again. */
export default class NamedResults {
  onTestRunEnd(modules, unhandledErrors) {
    const results = {
      passed: 0,
      failures: unhandledErrors.map(({ stack, message }) => stack ?? message),
      flaky: [],
    };
    for (const module of modules) {
      for (const error of module.errors())
        results.failures.push(`${module.relativeModuleId}\n${error.message}`);
      for (const test of module.children.allTests()) note(test, results);
    }
    writeFileSync(process.env.NAMED_RESULTS, JSON.stringify(results));
  }
}

function note(test, results) {
  const name = `${test.module.relativeModuleId} (${test.project.name}) › ${test.fullName}`;
  const { state, errors = [] } = test.result();
  const told = [name, ...errors.map(({ message }) => message)].join('\n');
  if (state === 'failed') results.failures.push(told);
  if (state === 'passed') results.passed += 1;
  if (test.diagnostic()?.flaky) results.flaky.push(told);
}
