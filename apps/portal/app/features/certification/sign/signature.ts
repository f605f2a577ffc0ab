import type { PointGroup } from 'signature_pad';

/** Written by hand, with the size of the pad it was written on, or typed and confirmed. */
export type Signature =
  | { by: 'hand'; strokes: PointGroup[]; width: number; height: number }
  | { by: 'keyboard'; name: string; confirmed: boolean };

export const isSigned = (signature: Signature | null): boolean =>
  signature?.by === 'hand' ? signature.strokes.length > 0 : (signature?.confirmed ?? false);

/** The strokes on a pad of another size: as large as fits, in the middle. */
export function fitStrokes(
  { strokes, width, height }: Extract<Signature, { by: 'hand' }>,
  pad: { width: number; height: number },
): PointGroup[] {
  const scale = Math.min(pad.width / width, pad.height / height);
  const left = (pad.width - width * scale) / 2;
  const top = (pad.height - height * scale) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point,
      x: left + point.x * scale,
      y: top + point.y * scale,
    })),
  }));
}
