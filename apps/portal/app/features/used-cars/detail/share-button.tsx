import type { UsedCarDetail } from '@cheyantong/contract';
import { Share2 } from 'lucide-react';
import { shareCard } from '../../../shared/host/native-bridge.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { carAddress, carLine } from '../car-words.ts';

export function ShareButton({ car }: { car: UsedCarDetail }) {
  const share = () =>
    shareCard({
      title: carLine(car),
      url: new URL(carAddress(car.vehicleId), window.location.origin).href,
    });
  return (
    <Button tone="secondary" size="small" block icon={<Share2 aria-hidden="true" />} onClick={share}>
      分享
    </Button>
  );
}
