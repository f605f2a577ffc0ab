import type { PartItem } from '@cheyantong/contract';
import { Cog } from 'lucide-react';
import { DrawnPicture } from '../../shared/ui/drawn-picture.tsx';

interface PartPictureProps {
  part: Pick<PartItem, 'partName' | 'coverUrl'>;
  eager?: boolean | undefined;
  /** Too small for the words 示意图; the place says it elsewhere. */
  unmarked?: boolean | undefined;
}

export function PartPicture({ part: { partName, coverUrl }, eager, unmarked }: PartPictureProps) {
  return (
    <DrawnPicture
      src={coverUrl}
      alt={unmarked ? '' : partName}
      eager={eager}
      marked={!unmarked && coverUrl !== null && isDrawing(coverUrl)}
      missing={<Cog aria-hidden="true" />}
    />
  );
}

/** Suppliers' own pictures come from elsewhere. */
export const isDrawing = (url: string): boolean => url.startsWith('/pictures/parts/');
