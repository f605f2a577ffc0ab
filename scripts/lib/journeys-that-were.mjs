import { readFileSync } from 'node:fs';

/** Headings and words say which page it was, where the picture is on another machine. */
const TELLING = /^\s*- (heading\b|(alert|dialog|status|paragraph)\b.*[^:]$)/;
const MOST_LINES = 20;
const SNAPSHOT = /```yaml\n([\s\S]*?)```/;

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
  const telling = snapshot.split('\n').filter((line) => TELLING.test(line));
  return ['', ...telling.slice(0, MOST_LINES)].join('\n');
}
