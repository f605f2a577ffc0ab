import { describe, expect, it } from 'vitest';
import { type CsvRecord, parseCsv } from './csv.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function read(text: string, pieceSize = text.length): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of parseCsv(inPieces(text, pieceSize))) records.push(record);
  return records;
}

const fieldsOf = async (text: string) => (await read(text)).map(({ fields }) => fields);

describe('a CSV file', () => {
  it('is read with quotes, doubled quotes, commas and line breaks inside a field', async () => {
    expect(await fieldsOf('a,"b, ""c""\nd",e\n')).toEqual([['a', 'b, "c"\nd', 'e']]);
  });

  it('keeps empty fields and skips blank lines', async () => {
    expect(await fieldsOf('a,,\n\n,b,""\n')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
    ]);
  });

  it('may end its lines as Windows does, and the last one not at all', async () => {
    expect(await fieldsOf('a,b\r\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('names the line a record begins at, also after a field of several lines', async () => {
    expect((await read('a\n"b\nc\nd"\n\ne\n')).map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('reads the same however it is cut into pieces', async () => {
    const text = '品牌,"车系 ""A"""\r\n\r\n大众,"朗逸\n2021"\r\n';
    const whole = await read(text);
    for (const size of [1, 2, 3, 7]) expect(await read(text, size)).toEqual(whole);
  });

  it('says so when a quote never ends, and keeps what came before', async () => {
    expect(await read('a,"b\nc,d\n')).toMatchObject([{ line: 1, closed: false }]);
    for (const size of [1, 5, 100])
      expect(await read('a\r\n\r\n"b\r\nc",d\r\n\r\n"e\n', size)).toMatchObject([
        { line: 1, fields: ['a'], closed: true },
        { line: 3, fields: ['b\nc', 'd'], closed: true },
        { line: 6, closed: false },
      ]);
  });

  it('may begin with a mark of its encoding, and hold quotes inside of a word', async () => {
    expect(await fieldsOf('\uFEFF品牌,3"\n')).toEqual([['品牌', '3"']]);
  });
});
