import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (address: string): Buffer => readFileSync(fileURLToPath(address));

/** Whole fonts, so that rare characters of names and places are there; a PDF carries only what it uses. */
export const FONTS = {
  regular: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
} as const;

export type FontName = keyof typeof FONTS;
