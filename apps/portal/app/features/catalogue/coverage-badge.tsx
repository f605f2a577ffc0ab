import type { CoverageAnswer } from '@cheyantong/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { coverageOf } from './provider-facts.ts';

interface CoverageBadgeProps {
  answer: CoverageAnswer | undefined;
  providerId: string;
}

/** Can this provider say anything about the car? Nothing is said before a car is known. */
export function CoverageBadge({ answer, providerId }: CoverageBadgeProps) {
  const coverage = coverageOf(answer, providerId);
  if (!coverage) return null;
  return (
    <span title={coverage.reason}>
      {coverage.covered ? (
        <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
          支持此车
        </Badge>
      ) : (
        <Badge tone="caution" icon={<CircleX aria-hidden="true" />}>
          不支持此车
        </Badge>
      )}
    </span>
  );
}
