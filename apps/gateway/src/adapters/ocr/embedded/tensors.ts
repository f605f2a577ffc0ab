import type { Picture } from './picture.ts';
import type { Area } from './text-areas.ts';

/** What the engine was taught with: colours from blue to red, moved and scaled. */
interface Taught {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}
export const FOR_FINDING: Taught = { mean: [0.406, 0.456, 0.485], deviation: [0.225, 0.224, 0.229] };
const FOR_READING: Taught = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

/** The engine reads lines of this height. */
export const LINE_HEIGHT = 48;
const SHORTEST_LINE = 64;
const LONGEST_LINE = 1_600;

export function pictureTensor({ width, height, pixels }: Picture, { mean, deviation }: Taught): Float32Array {
  const plane = width * height;
  const tensor = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel++) {
    const [middle = 0, scale = 1] = [mean[channel], deviation[channel]];
    for (let at = 0; at < plane; at++) {
      tensor[channel * plane + at] = ((pixels[at * 3 + 2 - channel] ?? 0) / 255 - middle) / scale;
    }
  }
  return tensor;
}

/** A piece of writing, laid straight and brought to the height of a line. Short ones get room at their end. */
export function lineTensor(
  picture: Picture,
  area: Area,
): { tensor: Float32Array; width: number; filled: number } {
  const filled = Math.min(LONGEST_LINE, Math.max(1, Math.round((area.width * LINE_HEIGHT) / area.height)));
  const line = straightened(picture, area, filled);
  const width = Math.max(SHORTEST_LINE, filled);
  const tensor = new Float32Array(3 * LINE_HEIGHT * width);
  const taught = pictureTensor(line, FOR_READING);
  for (let row = 0; row < 3 * LINE_HEIGHT; row++) {
    tensor.set(taught.subarray(row * filled, (row + 1) * filled), row * width);
  }
  return { tensor, width, filled };
}

/** Each pixel of the line is mixed from the four of the picture that it falls between. */
function straightened(picture: Picture, area: Area, width: number): Picture {
  const pixels = new Uint8Array(width * LINE_HEIGHT * 3);
  const [cos, sin] = [Math.cos(area.angle), Math.sin(area.angle)];
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const across = ((row + 0.5) / LINE_HEIGHT - 0.5) * area.height;
    for (let column = 0; column < width; column++) {
      const along = ((column + 0.5) / width - 0.5) * area.width;
      mix(picture, area.x + along * cos - across * sin - 0.5, area.y + along * sin + across * cos - 0.5, {
        pixels,
        at: (row * width + column) * 3,
      });
    }
  }
  return { width, height: LINE_HEIGHT, pixels };
}

function mix(
  { width, height, pixels }: Picture,
  x: number,
  y: number,
  into: { pixels: Uint8Array; at: number },
): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const right = Math.max(0, Math.min(1, x - left));
  const down = Math.max(0, Math.min(1, y - top));
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (pixels[first + channel] ?? 0) * (1 - right) + (pixels[first + 3 + channel] ?? 0) * right;
    const lower = (pixels[below + channel] ?? 0) * (1 - right) + (pixels[below + 3 + channel] ?? 0) * right;
    into.pixels[into.at + channel] = upper * (1 - down) + lower * down;
  }
}
