import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from '../memory/once.ts';

const read = (address: string): Buffer => readFileSync(fileURLToPath(address));

/**
 * Whole fonts, so that rare characters of names and places are there; a PDF carries only what it uses. Read by whoever
 * prints first: they are 20 MB, and the thread that answers visitors does not print.
 */
export const fonts = once(() => ({
  regular: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
}));

export type FontName = keyof ReturnType<typeof fonts>;
