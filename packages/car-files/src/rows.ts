import { createReadStream, type ReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parseCsv } from './csv.ts';

/** One row of a CSV file: where it began, and its cells by the names of the header, trimmed; a missing cell is ''. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** Tells the operator that a row was left out: its line and the reason, in Chinese, without a full stop. */
export type Reject = (line: number, reason: string) => void;

/** What the operator can mend; the message is the sentence to read. */
export class UnusableFile extends Error {}

const READ_AHEAD_BYTES = 16 * 1024;

interface CsvFile {
  rows: AsyncIterable<CsvRow>;
  /** How much of the file has been read, from 0 to 1. */
  position(): number;
}

/** Opens a CSV file, plain or gzipped; its header decides which cell is which and must name the needed ones. */
export function openCsv(path: string, needed: readonly string[], reject: Reject): CsvFile {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new UnusableFile(`找不到文件 ${path}`);
  const file = createReadStream(path, { highWaterMark: READ_AHEAD_BYTES });
  return {
    rows: rowsOf(textOf(file, path), needed, reject),
    position: () => file.bytesRead / bytes,
  };
}

async function* textOf(file: ReadStream, path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const content = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.once('error', (error) => content.destroy(error));
  try {
    for await (const chunk of content) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw unreadable(error, path);
  }
}

function unreadable(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new UnusableFile(`${path} 不是 UTF-8 编码，请另存为 UTF-8 的 CSV 后再导入`);
  if (code.startsWith('Z_')) return new UnusableFile(`${path} 不是完整的 gzip 文件`);
  if (code === 'EISDIR' || code === 'EACCES') return new UnusableFile(`无法读取 ${path}`);
  return error;
}

async function* rowsOf(
  text: AsyncIterable<string>,
  needed: readonly string[],
  reject: Reject,
): AsyncGenerator<CsvRow> {
  let header: string[] | undefined;
  for await (const { line, fields, closed } of parseCsv(text)) {
    if (!header) {
      header = fields.map((name) => name.trim());
      refuseIncomplete(header, needed);
    } else if (!closed) reject(line, '引号没有闭合');
    else if (fields.length !== header.length)
      reject(line, `有 ${fields.length} 列，表头有 ${header.length} 列`);
    else {
      yield { line, cells: Object.fromEntries(header.map((name, at) => [name, fields[at]?.trim() ?? ''])) };
    }
  }
  if (!header) throw new UnusableFile('文件是空的');
}

function refuseIncomplete(header: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new UnusableFile(`缺少列 ${missing.join('、')}`);
}
