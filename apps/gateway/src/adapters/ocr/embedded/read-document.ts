import type { OcrType } from '@cheyantong/domain';
import type { Box, Readings } from '../port.ts';
import { DOCUMENTS } from './documents/index.ts';
import { loadEngine } from './engine.ts';
import { layStraight, type Page } from './page.ts';
import { openPicture } from './picture.ts';
import type { Area } from './text-areas.ts';

/** What the reading process is asked for. */
export interface ReadingOrder {
  type: OcrType;
  picture: Uint8Array;
}

type Turn = 0 | 90 | 180 | 270;

let engine: ReturnType<typeof loadEngine> | undefined;

/**
 * Reads a document, whichever way up it was photographed: the engine reads what lies on its side as columns and what is
 * upside down as nonsense, and knows neither, but the document's number proves itself.
 */
export async function readDocument({ type, picture }: ReadingOrder): Promise<Readings> {
  let best: Readings = {};
  for (let turn: Turn | undefined = 0, tried: Turn[] = []; turn !== undefined; ) {
    const { page, liesOnItsSide } = await readPage(picture, turn);
    const document = DOCUMENTS[type];
    const readings = withBoxesTurnedBack(document.read(page), turn);
    if (document.proof in readings) return readings;
    if (Object.keys(readings).length > Object.keys(best).length) best = readings;
    tried = [...tried, turn];
    const next: Turn[] = liesOnItsSide ? [90, 270] : tried.includes(90) ? [270] : [180];
    turn = next.find((candidate) => !tried.includes(candidate));
  }
  return best;
}

async function readPage(bytes: Uint8Array, turn: Turn): Promise<{ page: Page; liesOnItsSide: boolean }> {
  engine ??= loadEngine();
  const { findWriting, readLine } = await engine;
  const picture = await openPicture(bytes, turn);
  const areas = await findWriting(picture);
  // Nothing is gained by reading columns.
  if (mostStand(areas)) return { page: { ...picture, fragments: [] }, liesOnItsSide: true };
  const lines = [];
  for (const area of areas) lines.push(await readLine(picture, area));
  return { page: layStraight(lines, picture), liesOnItsSide: false };
}

const mostStand = (areas: readonly Area[]): boolean =>
  areas.filter(({ width, height }) => height > 1.5 * width).length > areas.length / 2;

const TURNED_BACK: Record<Turn, (box: Box) => Box> = {
  0: (box) => box,
  90: ({ x, y, width, height }) => ({ x: y, y: 1 - x - width, width: height, height: width }),
  180: ({ x, y, width, height }) => ({ x: 1 - x - width, y: 1 - y - height, width, height }),
  270: ({ x, y, width, height }) => ({ x: 1 - y - height, y: x, width: height, height: width }),
};

const withBoxesTurnedBack = (readings: Readings, turn: Turn): Readings =>
  Object.fromEntries(
    Object.entries(readings).map(([field, reading]) => [
      field,
      reading.box ? { ...reading, box: TURNED_BACK[turn](reading.box) } : reading,
    ]),
  );
