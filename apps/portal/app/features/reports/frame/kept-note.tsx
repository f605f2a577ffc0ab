import { dateTimeText } from '@cheyantong/domain';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { momentWords } from '../../../shared/when-words.ts';

/** Of what age this copy is, and that it is one. */
export function KeptNote({ keptAt }: { keptAt: number }) {
  return (
    <NoteBand tone="caution">
      这是保存在这台设备上的副本，保存于 {momentWords(dateTimeText(new Date(keptAt)))}
      ，内容以在线为准；照片、PDF 和核验需要联网。
    </NoteBand>
  );
}
