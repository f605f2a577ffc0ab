import { reportCodeWithin } from '@cheyantong/domain';

/** The number of the report that a received file is said to be, from its name or from the file itself; null: it names none. */
export async function reportCodeOf(file: File): Promise<string | null> {
  return reportCodeWithin(file.name) ?? reportCodeWithin(plainText(await file.arrayBuffer()));
}

/** A PDF keeps its title in two bytes a character: without the empty ones the number stands there as it is printed. */
const plainText = (bytes: ArrayBuffer): string =>
  new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
