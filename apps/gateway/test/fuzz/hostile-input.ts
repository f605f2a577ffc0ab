import type { Random } from '../fire/random.ts';
import type { Input } from './book.ts';

/** Stands for JSON that no value of the language is written as; `writeJson` puts it in. */
const literally = (json: string): string => `literally:${json}:`;

const nested = (depth: number): unknown => {
  let value: unknown = 'core';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { inner: value };
  return value;
};

/** Words that mean something to a database, a parser, a template or a language. */
const WORDS =
  'NaN Infinity -Infinity null undefined true [object 0x10 1e308 1_000 -1 0 1.5 1n +1 1,5 ٣ ../../etc/passwd % %_% \\ %00 %zz =1+1 ' +
  '2147483647 2147483648 -2147483649 9223372036854775807 9223372036854775808 99999999999999999999 00000000000000000001 ' +
  '2026-02-30 2026-13-01 0000-00-00 9999-99-99 0001-01-01 2026-00 9999-12 2026-11-15T00:00:00Z １３８００１３８０００ ' +
  '<script>1</script> {{x}} $1 __proto__ constructor toString';
const NUMBERS = [0, -1, 1.5, 1e-9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 9.3e18, 1e308, -1e308];
const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b',
  '\r\nx: y',
  "' or 1=1 --",
  ' 1 ',
];
const LONG_TEXTS = ['🚗'.repeat(50), 'x'.repeat(500), 'x'.repeat(100_000), '9'.repeat(400)];
const LITERALS =
  '1e400 -1e400 -0 1E+2 12345678901234567890 0.1e-400 {"__proto__":{"admin":true}} {"constructor":{"prototype":{}}} {"a":1,"a":2}';
const SHAPES: unknown[] = [
  [],
  {},
  [[]],
  [null],
  ['1', '2'],
  [1, [2]],
  { $gt: '' },
  { length: 5 },
  { toString: 1 },
];

/** What no form sends. A text also goes where the call wants a number, and the other way round. */
const HOSTILE: [unknown, ...unknown[]] = [
  null,
  true,
  false,
  ...WORDS.split(' '),
  ...NUMBERS,
  ...STRANGE_TEXTS,
  ...LONG_TEXTS,
  ...LITERALS.split(' ').map(literally),
  ...SHAPES,
  ...[5, 20, 500].map(nested),
  Array.from({ length: 2_000 }, (_, index) => index),
];

const EXTRA_FIELDS: [string, ...string[]] = [
  '__proto__',
  'constructor',
  'extra',
  'memberId',
  'id',
  '',
  '0',
  'a\0b',
];
const WHOLE: [unknown, ...unknown[]] = [
  null,
  [],
  'text',
  7,
  true,
  [{}],
  literally('{"a":1,"a":2}'),
  nested(500),
];

type Holder = Record<string, unknown>;
type Slot = [holder: Holder, field: string];

/** Does one hostile thing to what the call is given, and says what. */
export function spoilInput(input: Input, random: Random): string {
  const slots = slotsOf(input as Holder);
  if (slots.length === 0) return 'nothing to spoil';
  const [holder, field] = random.pick(slots as [Slot]);
  const draw = random.next();
  if (draw < 0.7) {
    holder[field] = structuredClone(random.pick(HOSTILE));
    return `${field} = ${shortly(holder[field])}`;
  }
  if (draw < 0.82) {
    delete holder[field];
    return `${field} missing`;
  }
  if (draw < 0.94) {
    const extra = random.pick(EXTRA_FIELDS);
    Object.defineProperty(holder, extra, {
      value: structuredClone(random.pick(HOSTILE)),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return `${extra || 'nameless'} added`;
  }
  const part = random.pick(['body', 'query', 'params'] as const);
  if (input[part] === undefined) return 'nothing to spoil';
  input[part] = structuredClone(random.pick(WHOLE));
  return `${part} = ${shortly(input[part])}`;
}

/** Every place that holds a value, however deep. */
function slotsOf(holder: Holder, depth = 0): Slot[] {
  return Object.entries(holder).flatMap(([field, value]): Slot[] => {
    const inner = typeof value === 'object' && value !== null ? slotsOf(value as Holder, depth + 1) : [];
    return depth === 0 ? inner : [[holder, field], ...inner];
  });
}

const shortly = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

export const writeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/"literally:(.*?):"/g, (_, quoted: string) => JSON.parse(`"${quoted}"`));
