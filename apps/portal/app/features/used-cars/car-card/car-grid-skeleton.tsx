import { CardGridSkeleton } from '../../../shared/ui/card-grid.tsx';

const CARD_LINES = 6;

export function CarGridSkeleton({ count }: { count: number }) {
  return <CardGridSkeleton label="正在加载车辆" count={count} lines={CARD_LINES} />;
}
