import QRCode from 'qrcode';
import type { Sheet } from './sheet.ts';

/** Drawn as squares, so that it stays sharp at any size. */
export function drawQrCode(
  sheet: Sheet,
  text: string,
  [x, y]: readonly [number, number],
  width: number,
): void {
  sheet.picture((doc) => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    const size = width / modules.size;
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; column++) {
        // A hair larger than its place: between exact squares a viewer shows white seams.
        if (modules.get(row, column)) doc.rect(x + column * size, y + row * size, size + 0.15, size + 0.15);
      }
    }
    doc.fill('#000000');
  });
}
