import { DEMO_CODES } from '@cheyantong/domain';
import type { ChainDraft } from './chain-draft.ts';

/** What somebody with the database in hand might do, as it would lie there afterwards. docs/demo.md lists the codes. */
const ALTERATIONS: Record<string, (events: ChainDraft['events']) => ChainDraft['events']> = {
  [DEMO_CODES.rewordedPart]: (events) =>
    events.map((event) => ({
      ...event,
      text: event.text.replace(/"grade":"[^"]"/, (grade) => grade.replace(/"[^"]"$/, better)),
    })),
  [DEMO_CODES.cutPart]: (events) => events.slice(0, -1),
  [DEMO_CODES.gappedBattery]: (events) => events.filter(({ text }) => !text.includes('"kind":"repair"')),
};

/** The grade is always another one than was signed. */
const better = (grade: string): string => (grade === '"A"' ? '"S"' : '"A"');

export const altered = ({ code, events }: ChainDraft): ChainDraft['events'] =>
  ALTERATIONS[code]?.(events) ?? events;
