import type { UsedCarDetail } from '@cheyantong/contract';
import { Share2 } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { carAddress, carLine } from '../car-words.ts';

/** Through the phone's own sheet where there is one; elsewhere the link is copied. */
export function ShareButton({ car }: { car: UsedCarDetail }) {
  async function share(): Promise<void> {
    const url = new URL(carAddress(car.vehicleId), window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ title: carLine(car), url });
      await navigator.clipboard.writeText(url);
      toast.success('链接已复制');
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) toast.warning('无法复制，请从地址栏复制链接');
    }
  }

  return (
    <Button tone="secondary" size="small" block icon={<Share2 aria-hidden="true" />} onClick={share}>
      分享
    </Button>
  );
}
