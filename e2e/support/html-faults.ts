import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Half a minute's pages: compiled quickly rather than well. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/** The schema of HTML is deep, and how much Java gives a thread of its own accord differs between machines. */
const DEEP_STACK = '-Xss4m';
const MOST_PRINTED = 16 * 1024 * 1024;

/** React closes void elements with a slash, which HTML ignores. */
const NO_FAULT = /^Trailing slash on void elements/;

/** The rules that a page carries are no HTML, and to check them on every page takes minutes. */
const withoutRules = (html: string): string => html.replaceAll(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** What the Nu checker finds wrong or doubtful in these pages: name, sentence and the spot, in one run for all of them. */
export async function htmlFaults(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-html-'));
  const names = [...pages.keys()];
  const files = names.map((_, index) => join(folder, `${index}.html`));
  try {
    await Promise.all(
      files.map((file, index) => writeFile(file, withoutRules(pages.get(names[index] ?? '') ?? ''))),
    );
    const { stderr } = await promisify(execFile)(
      process.env.JAVA_PATH ?? 'java',
      [...SHORT_RUN, DEEP_STACK, '-jar', CHECKER, '--exit-zero-always', '--format', 'json', ...files],
      { maxBuffer: MOST_PRINTED },
    );
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages
      .filter(({ message }) => !NO_FAULT.test(message))
      .map(
        ({ url, message, extract }) => `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}
