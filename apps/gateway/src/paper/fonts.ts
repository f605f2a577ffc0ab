import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { once } from '../memory/once.ts';
import { rememberLayouts } from './remembered-layouts.ts';
import { rememberOutlines } from './remembered-outlines.ts';

const read = (address: string) =>
  rememberOutlines(rememberLayouts(create(readFileSync(fileURLToPath(address)))));

/**
 * Whole fonts, so that rare characters of names and places are there; a PDF carries only what it uses. Read by whoever
 * prints first: they are 20 MB, and the process that answers visitors does not print. Read once and not for each paper:
 * their tables take longer to understand than a report to draw.
 */
export const fonts = once(() => ({
  regular: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
}));

export type FontName = keyof ReturnType<typeof fonts>;
