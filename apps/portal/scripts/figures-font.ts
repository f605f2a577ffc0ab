import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/**
 * Cuts the font of figures and codes out of Lato: `node apps/portal/scripts/figures-font.ts`. What nearly every figure is written with
 * is small enough to stand in the page, in a script of its head: it is ready before anything is laid out. In a style sheet it would be
 * asked for by the first layout and make a second one necessary. The other letters are fetched by the pages that show codes and units.
 */
const LATO = import.meta.resolve('@fontsource/lato/package.json');
const FILES = new URL('../app/shared/theme/figures/', import.meta.url);
const SCRIPTS = new URL('../public/', import.meta.url);

/** Small letters are drawn sharper with hints, by Windows; the bold ones stand large. */
const HINTED = 400;
const WEIGHTS = [HINTED, 700, 900];

/** Numbers of a font's table of names. */
const NOTICE = 0;
const MACINTOSH = 1;

/** Figures, what joins them, marks of grades and the commonest unit. */
const DIGITS = '0123456789 %+,-./:=ABCm¥–−';
/** What stands on a keyboard, and what else stands beside figures. */
const KEYBOARD = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const BESIDE_FIGURES = '\u00a0·×°±²³—…';
const LETTERS = [...(KEYBOARD + BESIDE_FIGURES)].filter((letter) => !DIGITS.includes(letter)).join('');

for (const weight of WEIGHTS) {
  await writeFile(
    new URL(`letters-${weight}.woff2`, FILES),
    await cutOut(LETTERS, weight, weight === HINTED),
  );
}
await writeFile(new URL('digits.js', SCRIPTS), await scriptWithDigits({ hinted: true }));
// Phones do not look at hints.
await writeFile(new URL('digits-phone.js', SCRIPTS), await scriptWithDigits({ hinted: false }));

async function cutOut(letters: string, weight: number, hinted: boolean): Promise<Buffer> {
  const lato = await readFile(new URL(`files/lato-latin-${weight}-normal.woff2`, LATO));
  const cut = await subsetFont(lato, letters, { targetFormat: 'sfnt', noHinting: !hinted });
  return convert(renamed(cut), 'woff2');
}

/** A font that is given as bytes is there at once. */
async function scriptWithDigits({ hinted }: { hinted: boolean }): Promise<string> {
  const fonts: Record<number, string> = {};
  for (const weight of WEIGHTS) {
    fonts[weight] = (await cutOut(DIGITS, weight, hinted && weight === HINTED)).toString('base64');
  }
  const range = [...DIGITS].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  return `// Made by scripts/figures-font.ts: digits of the font of figures, before anything is laid out.
for (const [weight, text] of Object.entries(${JSON.stringify(fonts)})) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace('Ziff', bytes, { weight, unicodeRange: '${range}' }));
}
`;
}

/** What is changed may not go by the name that its makers reserved. Their notice stays, and says it. */
function renamed(font: Buffer): Buffer {
  const table = tableAt(font, 'name');
  const strings = table + font.readUInt16BE(table + 4);
  for (let at = 0; at < font.readUInt16BE(table + 2); at++) {
    const record = table + 6 + 12 * at;
    const [platform, id] = [font.readUInt16BE(record), font.readUInt16BE(record + 6)];
    if (id === NOTICE) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const name = font.subarray(start, start + font.readUInt16BE(record + 8));
    const reserved = lettersOf('Lato', platform);
    for (let found = name.indexOf(reserved); found >= 0; found = name.indexOf(reserved)) {
      lettersOf('Ziff', platform).copy(name, found);
    }
  }
  return font;
}

/** A byte each on the Macintosh, two everywhere else. */
function lettersOf(word: string, platform: number): Buffer {
  return platform === MACINTOSH ? Buffer.from(word) : Buffer.from(word, 'utf16le').swap16();
}

function tableAt(font: Buffer, tag: string): number {
  for (let at = 0; at < font.readUInt16BE(4); at++) {
    const record = 12 + 16 * at;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}
