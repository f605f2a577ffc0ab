import { Share2 } from 'lucide-react';
import { shareCard } from '../../../../shared/host/native-bridge.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { carOf } from '../../result-words.ts';

export function ShareButton({ evaluation }: { evaluation: Evaluation }) {
  return (
    <Button
      tone="secondary"
      icon={<Share2 aria-hidden="true" />}
      onClick={() => shareCard({ title: carOf(evaluation), url: location.href })}
    >
      分享
    </Button>
  );
}
