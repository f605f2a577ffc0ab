import { finished } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';

/** A record as it stands in the file; `closed` is false where its last quote never ended. */
export interface CsvRecord {
  line: number;
  fields: string[];
  closed: boolean;
}

/** Reads CSV (RFC 4180) as it arrives: quoted fields may hold commas, doubled quotes and line breaks; blank lines do not count. */
export async function* parseCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const arrived: CsvRecord[] = [];
  let last = { lines: 0, empty_lines: 0 };
  const parser = parse({
    bom: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Taken here and not from the stream, which forgets what nobody has read yet when the last quote turns out to be open.
    on_record: (fields: string[], info: Info) => {
      last = info;
      if (fields.length > 1 || fields[0]?.trim())
        arrived.push({ line: info.lines - lineBreaksIn(fields), fields, closed: true });
      return null;
    },
  });
  const read = finished(parser.resume());
  try {
    for await (const chunk of chunks) {
      parser.write(chunk.replaceAll('\r', ''));
      yield* arrived.splice(0);
    }
    parser.end();
    await read;
  } catch (error) {
    if (!isOpenQuote(error)) throw error;
    const blankLines = error.empty_lines - last.empty_lines;
    arrived.push({ line: last.lines + blankLines + 1, fields: [], closed: false });
  }
  yield* arrived;
}

const lineBreaksIn = (fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

const isOpenQuote = (error: unknown): error is CsvError & Info =>
  error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
