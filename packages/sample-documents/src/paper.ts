import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FONTS = {
  regular: {
    file: import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    face: 'Noto Sans SC',
  },
  bold: {
    file: import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
    face: 'Noto Sans SC Bold',
  },
};
const PIXELS_PER_POINT_DPI = 72;

/** One line of print; `left` and `top` are those of its ink. */
export interface Print {
  text: string;
  left: number;
  top: number;
  size: number;
  font?: keyof typeof FONTS;
  color?: string;
  /** Room between the characters, in thousandths of a point. */
  spacing?: number;
}

/** A document: what is drawn on it, and what is printed over that. */
export interface Sheet {
  width: number;
  height: number;
  /** SVG without text: the fonts of a machine are not the same everywhere. */
  drawing: string;
  prints: readonly Print[];
}

export async function printed({ width, height, drawing, prints }: Sheet): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const layers = await Promise.all(
    prints.map(async (print) => ({
      input: await ink(print),
      left: Math.round(print.left),
      top: Math.round(print.top),
    })),
  );
  return sharp(Buffer.from(svg)).composite(layers).png().toBuffer();
}

/** Several lines below each other. */
export const printedLines = (
  lines: readonly string[],
  first: Omit<Print, 'text'>,
  lineHeight: number,
): Print[] => lines.map((text, at) => ({ ...first, text, top: first.top + at * lineHeight }));

/** Cuts a text into lines of so many characters, as a form with boxes does. */
export function wrapped(text: string, most: number): string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / most) }, (_, at) =>
    characters.slice(at * most, (at + 1) * most).join(''),
  );
}

async function ink({ text, size, font = 'regular', color = '#1b1b1b', spacing = 0 }: Print): Promise<Buffer> {
  const { file, face } = FONTS[font];
  const markup = `<span foreground="${color}" letter_spacing="${spacing}">${text}</span>`;
  return sharp({
    text: {
      text: markup,
      font: `${face} ${size}`,
      fontfile: fileURLToPath(file),
      rgba: true,
      dpi: PIXELS_PER_POINT_DPI,
    },
  })
    .png()
    .toBuffer();
}
