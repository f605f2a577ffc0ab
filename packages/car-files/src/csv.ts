/** A record as it stands in the file; `closed` is false where its last quote never ended. */
export interface CsvRecord {
  line: number;
  fields: string[];
  closed: boolean;
}

type Place = 'unquoted' | 'quoted' | 'after quote';

/** Reads CSV (RFC 4180) as it arrives: quoted fields may hold commas, doubled quotes and line breaks; blank lines do not count. */
export async function* parseCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let place: Place = 'unquoted';
  let field = '';
  let fields: string[] = [];
  let line = 1;
  let startLine = 1;

  const endField = (): void => {
    fields.push(field);
    field = '';
    place = 'unquoted';
  };
  const endRecord = (): CsvRecord | null => {
    const closed = place !== 'quoted';
    endField();
    const record = { line: startLine, fields, closed };
    fields = [];
    startLine = line;
    return record.fields.length > 1 || record.fields[0]?.trim() ? record : null;
  };

  for await (const chunk of chunks) {
    for (const char of chunk) {
      if (char === '\n') line++;
      if (place === 'quoted') {
        if (char === '"') place = 'after quote';
        else field += char;
      } else if (char === '"' && (place === 'after quote' || field === '')) {
        // A second quote in a row stands for one; the first of a field opens it.
        if (place === 'after quote') field += char;
        place = 'quoted';
      } else if (char === ',') endField();
      else if (char === '\n') {
        const record = endRecord();
        if (record) yield record;
      } else if (char !== '\r') field += char;
    }
  }
  const last = endRecord();
  if (last) yield last;
}
