import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Served by us: the library would fetch its compiled half from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** What the codes in a picture say. This file is a chunk of its own: who types never loads it. */
export async function readSymbols(picture: ImageData): Promise<string[]> {
  const symbols = await readBarcodes(picture, {
    formats: ['QRCode', 'DataMatrix', 'Code128'],
    tryHarder: true,
  });
  return symbols.filter(({ isValid }) => isValid).map(({ text }) => text);
}
