import { inflateSync } from 'node:zlib';

const HEAD = /^%PDF-\d\.\d/;
const TAIL = /%%EOF\s*$/;
/** These run, open or carry something as soon as the file is opened. They are long enough not to come about by chance. */
const ACTIVE = /\/(?:JavaScript|OpenAction|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![\w.-])/;
/** Too short to be looked for in compressed bytes. */
const ACTIVE_SHORT = /\/(?:JS|AA|XFA)(?![\w.-])/;
const ENCRYPTED = /\/Encrypt(?![\w.-])/;
const STREAM = /(?<!end)stream\r?\n/g;
const STREAM_END = 'endstream';
/** How far before its stream a dictionary may begin. */
const LONGEST_DICTIONARY = 8_000;
const HOLDS_OBJECTS = /\/ObjStm(?![\w.-])/;
const MOST_UNPACKED_BYTES = 20 * 1024 * 1024;

export type PdfProblem = 'not whole' | 'encrypted' | 'active';

/**
 * A PDF is kept as it is, so it has to be harmless as it is: nothing before it and nothing behind it, readable for
 * whoever reviews it, and nothing in it that runs.
 */
export function problemOfPdf(bytes: Buffer): PdfProblem | undefined {
  const text = bytes.toString('latin1');
  if (!HEAD.test(text) || !TAIL.test(text.slice(-1_024))) return 'not whole';
  if (ENCRYPTED.test(withPlainNames(text))) return 'encrypted';
  const streams = streamsIn(text);
  const unpacked = unpackedObjects(streams);
  if (unpacked === undefined) return 'not whole';
  const isActive =
    ACTIVE.test(withPlainNames(text)) ||
    [withoutStreams(text, streams), ...unpacked]
      .map(withPlainNames)
      .some((part) => ACTIVE.test(part) || ACTIVE_SHORT.test(part));
  return isActive ? 'active' : undefined;
}

/** A name may be written with escapes: `/J#61vaScript`. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Stream {
  dictionary: string;
  content: string;
  from: number;
  to: number;
}

function streamsIn(text: string): Stream[] {
  const streams: Stream[] = [];
  let before = 0;
  for (const { 0: word, index } of text.matchAll(STREAM)) {
    if (index < before) continue;
    const from = index + word.length;
    const end = text.indexOf(STREAM_END, from);
    const to = end < 0 ? text.length : end;
    const dictionary = text.slice(Math.max(before, index - LONGEST_DICTIONARY), index);
    streams.push({ dictionary: withPlainNames(dictionary), content: text.slice(from, to), from, to });
    before = to;
  }
  return streams;
}

function withoutStreams(text: string, streams: readonly Stream[]): string {
  const starts = [0, ...streams.map(({ to }) => to)];
  const ends = [...streams.map(({ from }) => from), text.length];
  return starts.map((start, at) => text.slice(start, ends[at])).join('');
}

/** Objects may lie packed in a stream; undefined where one cannot be unpacked. */
function unpackedObjects(streams: readonly Stream[]): string[] | undefined {
  try {
    return streams.filter(({ dictionary }) => HOLDS_OBJECTS.test(dictionary)).map(unpack);
  } catch {
    return undefined;
  }
}

function unpack({ dictionary, content }: Stream): string {
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\/\w+/g);
  if (!filters) return content;
  if (filters.join() !== '/FlateDecode' || /\/Predictor/.test(dictionary))
    throw new Error('packed otherwise');
  const packed = Buffer.from(content, 'latin1');
  return inflateSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES }).toString('latin1');
}
