import { ClipboardPaste } from 'lucide-react';
import { ButtonTile } from '../../../../shared/ui/drop-tile.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';

/** For those who do not know the keys: takes the picture from the clipboard. */
export function PasteTile({ onPicture }: { onPicture: (picture: Blob) => void }) {
  async function paste(): Promise<void> {
    const picture = await pictureOnClipboard().catch(() => null);
    if (picture) onPicture(picture);
    else toast.warning('剪贴板里没有图片，请先截图或复制图片，再按 Ctrl + V');
  }

  return (
    <ButtonTile
      icon={<ClipboardPaste aria-hidden="true" />}
      name="粘贴截图"
      about="Ctrl + V，自动认出码"
      onClick={paste}
    />
  );
}

async function pictureOnClipboard(): Promise<Blob | null> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type) return item.getType(type);
  }
  return null;
}
