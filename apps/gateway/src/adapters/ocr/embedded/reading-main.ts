// The reading process: answers one order after the other until its server ends it, or is gone itself.
import { UnreadablePicture } from './picture.ts';
import { type ReadingOrder, readDocument } from './read-document.ts';
import type { ReadingAnswer } from './reading-process.ts';

process.on('disconnect', () => process.exit());
process.on('message', async (order: ReadingOrder) => process.send?.(await answer(order)));

async function answer(order: ReadingOrder): Promise<ReadingAnswer> {
  try {
    return { readings: await readDocument(order) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { problem: 'unreadable' };
    throw error;
  }
}
