import { and, arrayContains, like, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/like.ts';
import { parts } from './tables.ts';

const text = sql`lower(${parts.name} || ' ' || ${parts.modelName} || ' ' || coalesce(${parts.oeNo}, ''))`;

/** Fewer characters begin too many numbers to mean one. */
const SHORTEST_OE = 4;

/** Parts that say all of the words somewhere, or whose OE number is or begins with what was typed, however it is spaced. */
export function saying(keywords: string): SQL | undefined {
  const words = keywords.toLowerCase().split(/\s+/);
  const oeKey = keywords.replace(/[\s.-]/g, '').toUpperCase();
  const isOe = oeKey.length >= SHORTEST_OE && /^[0-9A-Z]*\d[0-9A-Z]*$/.test(oeKey);
  return or(and(...words.map(occurs)), isOe ? like(parts.oeKey, `${oeKey}%`) : undefined);
}

/** The index finds what holds all the word's pieces; a look at these few tells whether they stand together. */
const occurs = (word: string): SQL | undefined =>
  and(arrayContains(parts.tokens, piecesOf(word)), like(text, containing(word)));

/** Every two neighbours, as the database cuts them (`part_tokens`); a single character is a piece itself. */
function piecesOf(word: string): string[] {
  const characters = [...word];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return pairs.length > 0 ? pairs : characters;
}
