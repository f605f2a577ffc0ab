import type { OcrResult } from '@cheyantong/contract';
import type { Draft, ReadWord } from './draft.ts';
import { type FormShape, wordsRead } from './form-shape.ts';

/** Fills in what was read on a photo. What somebody has typed or corrected stays as it is. */
export function takeReading({ fields }: FormShape, photo: string, result: OcrResult, draft: Draft): Draft {
  const words = wordsRead(result);
  const values: Record<string, string> = { ...draft.values };
  const read: Record<string, ReadWord> = { ...draft.read };
  const doubtful = new Set(draft.doubtful);
  for (const field of fields) {
    if (field.photo !== photo || !field.read) continue;
    const before = read[field.name]?.value ?? '';
    const isOwn = (values[field.name] ?? '') !== before;
    const word = words[field.read];
    doubtful.delete(field.name);
    delete read[field.name];
    if (word === undefined) continue;
    read[field.name] = { value: word, box: result.boxes[field.read] ?? null };
    if (isOwn) continue;
    values[field.name] = word;
    if (result.lowConfidence.includes(field.read)) doubtful.add(field.name);
  }
  return { ...draft, values, read, doubtful: [...doubtful] };
}
