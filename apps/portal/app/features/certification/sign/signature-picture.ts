import SignaturePad from 'signature_pad';
import { fitStrokes, type Signature } from './signature.ts';

const SIZE = { width: 900, height: 300 };
const INK = '#14284b';
const HAND = 'KaiTi, STKaiti, "Kaiti SC", "AR PL UKai CN", serif';

/** The signature as it is kept: a picture, whichever way it was given. */
export async function signaturePicture(signature: Signature): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('签名没有画出来，请换一个浏览器再试');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  if (signature.by === 'hand') drawStrokes(canvas, signature);
  else drawName(context, signature.name);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('签名没有画出来，请换一个浏览器再试');
  return new File([picture], 'signature.png', { type: 'image/png' });
}

function drawStrokes(canvas: HTMLCanvasElement, signature: Extract<Signature, { by: 'hand' }>): void {
  const pad = new SignaturePad(canvas, { backgroundColor: '#fff' });
  pad.off();
  pad.fromData(fitStrokes(signature, SIZE));
}

function drawName(context: CanvasRenderingContext2D, name: string): void {
  const letter = Math.min(SIZE.height * 0.5, (SIZE.width * 0.9) / Math.max(1, name.length));
  context.fillStyle = INK;
  context.font = `${letter}px ${HAND}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, SIZE.width / 2, SIZE.height / 2);
}
