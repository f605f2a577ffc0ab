import type { EditionDocument } from '@cheyantong/contract';
import { Badge } from '../../shared/ui/badge.tsx';

const STATES = {
  draft: { words: '征求意见稿', tone: 'caution' },
  inForce: { words: '现行', tone: 'brand' },
  superseded: { words: '已被新版取代', tone: 'neutral' },
} as const;

/** Which edition, and whether cars are tested by it now. */
export function EditionBadge({
  edition: { name, status },
}: {
  edition: Pick<EditionDocument, 'name' | 'status'>;
}) {
  const { words, tone } = STATES[status];
  return (
    <Badge tone={tone}>
      {name} · {words}
    </Badge>
  );
}
