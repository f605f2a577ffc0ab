import { Share2 } from 'lucide-react';
import { copyText } from '../../../../shared/copy-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { carOf } from '../../result-words.ts';

/** Through the phone's own sheet where there is one; elsewhere the link is copied. */
export function ShareButton({ evaluation }: { evaluation: Evaluation }) {
  return (
    <Button tone="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => share(carOf(evaluation))}>
      分享
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const { href } = location;
  if (!navigator.share)
    return copyText(href, { done: '链接已复制', refused: '无法复制，请从地址栏复制链接' });
  // Closing the sheet is a choice, no failure.
  await navigator.share({ title, url: href }).catch(() => undefined);
}
