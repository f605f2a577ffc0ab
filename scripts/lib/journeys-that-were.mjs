import { readFileSync } from 'node:fs';

/** The visible part of a page says more than a picture that only this machine has. */
const MOST_LINES = 60;
const SNAPSHOT = /# Page snapshot\n+```yaml\n([\s\S]*?)```/;

/** Of Playwright's report: the journeys that failed ('unexpected') or passed at the second try ('flaky'), with what they saw when they did not go on. */
export const journeysThatWere = (status, suites) =>
  suites.flatMap(({ specs = [], suites: within = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter((test) => test.status === status).map((test) => `e2e/${file} › ${title}${seenIn(test)}`),
    ),
    ...journeysThatWere(status, within),
  ]);

function seenIn({ results }) {
  const attached = results.flatMap(({ attachments }) => attachments);
  const { path } = attached.find(({ name }) => name === 'error-context') ?? {};
  const [, snapshot = ''] = (path && SNAPSHOT.exec(readFileSync(path, 'utf8'))) || [];
  return snapshot && `\n${snapshot.split('\n').slice(0, MOST_LINES).join('\n')}`;
}
