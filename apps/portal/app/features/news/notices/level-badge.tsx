import { NOTICE_LEVELS, type NoticeLevel } from '@cheyantong/domain';
import { Badge } from '../../../shared/ui/badge.tsx';

const TONES = { H: 'bad', M: 'brand', L: 'neutral' } as const;

export const LevelBadge = ({ level }: { level: NoticeLevel }) => (
  <Badge tone={TONES[level]}>{NOTICE_LEVELS[level]}</Badge>
);
