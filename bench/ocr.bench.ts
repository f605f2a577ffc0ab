// npm run bench -- ocr: how much of generated documents the embedded engine reads, by condition of the picture, and what it costs.
// Rendered fonts, no photographs of real cards: it ranks changes of our code and does not tell the accuracy in the field.
import { OCR_FIELDS, type OcrType } from '@cheyantong/domain';
import { CONDITIONS, photograph } from '@cheyantong/sample-documents';
import { readDocument } from '../apps/gateway/src/adapters/ocr/embedded/read-document.ts';
import type { Reading } from '../apps/gateway/src/adapters/ocr/port.ts';
import { documents, forgeries, rareDocuments, type SampleDocument } from './ocr/documents.ts';

/** A number that was read and is not the one on the document: somebody would believe it. */
const NUMBERS = ['idNumber', 'creditCode', 'vinCode'];
const SURE = 0.9;

interface Tally {
  right: number;
  of: number;
  /** Wrong, and not marked as doubtful. */
  unmarked: number;
}

const tallies = new Map<string, Tally>();
const wrongNumbers: string[] = [];
let pictures = 0;
let cpuMs = 0;

console.log('field by field, right of all, over the conditions', CONDITIONS.join(' · '));
for (const document of documents()) await score(document, '');
print('');
console.log('\nnames with characters that the engine has never learnt');
for (const document of rareDocuments()) await score(document, 'rare ');
print('rare ');

let accepted = 0;
for (const forgery of forgeries()) {
  const readings: Readonly<Record<string, Reading>> = await readDocument({
    type: forgery.type,
    picture: await forgery.draw(),
  });
  accepted += NUMBERS.filter((field) => field in readings).length;
}
console.log(`\nnumbers with a wrong check digit that were accepted: ${accepted}`);
console.log(
  `numbers that were read and are not those of the document: ${wrongNumbers.length}`,
  ...wrongNumbers,
);
console.log(`${pictures} pictures, ${(cpuMs / pictures / 1000).toFixed(2)} s of processor for each`);

async function score({ type, draw, says }: SampleDocument, group: string): Promise<void> {
  const document = await draw();
  for (const condition of CONDITIONS) {
    const picture = await photograph(document, condition);
    const before = process.cpuUsage();
    const readings: Readonly<Record<string, Reading>> = await readDocument({ type, picture });
    const { user, system } = process.cpuUsage(before);
    cpuMs += (user + system) / 1000;
    pictures += 1;
    for (const field of OCR_FIELDS[type]) compare(type, field, { says, readings, group, condition });
  }
}

interface Comparison {
  says: SampleDocument['says'];
  readings: Readonly<Record<string, Reading>>;
  group: string;
  condition: string;
}

function compare(type: OcrType, field: string, { says, readings, group, condition }: Comparison): void {
  const reading = readings[field];
  const isRight = reading?.text === says[field];
  for (const key of [`${group}${type}.${field}`, `${group}${condition}`]) {
    const tally = tallies.get(key) ?? { right: 0, of: 0, unmarked: 0 };
    tally.of += 1;
    if (isRight) tally.right += 1;
    else if (reading && reading.confidence >= SURE) tally.unmarked += 1;
    tallies.set(key, tally);
  }
  if (reading && !isRight && NUMBERS.includes(field)) wrongNumbers.push(`${condition}: ${reading.text}`);
  if (!isRight) console.log(`    ${condition} ${type}.${field}: ${reading?.text ?? '–'} for ${says[field]}`);
}

function print(group: string): void {
  for (const [key, { right, of, unmarked }] of tallies) {
    if (group === '' ? key.startsWith('rare ') : !key.startsWith(group)) continue;
    const share = `${right}/${of}`.padStart(8);
    const doubt = unmarked > 0 ? `  ${unmarked} wrong without a mark` : '';
    console.log(`  ${key.slice(group.length).padEnd(36)}${share}${doubt}`);
  }
}
