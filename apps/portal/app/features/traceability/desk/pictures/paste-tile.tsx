import { ClipboardPaste } from 'lucide-react';
import { toast } from '../../../../shared/ui/toast.tsx';
import styles from './tile.module.css';

/** For those who do not know the keys: takes the picture from the clipboard. */
export function PasteTile({ onPicture }: { onPicture: (picture: Blob) => void }) {
  async function paste(): Promise<void> {
    const picture = await pictureOnClipboard().catch(() => null);
    if (picture) onPicture(picture);
    else toast.warning('剪贴板里没有图片，请先截图或复制图片，再按 Ctrl + V');
  }

  return (
    <button type="button" className={styles.tile} onClick={paste}>
      <ClipboardPaste aria-hidden="true" />
      <span>
        <strong className={styles.name}>粘贴截图</strong>
        <span className={styles.about}>Ctrl + V，自动认出码</span>
      </span>
    </button>
  );
}

async function pictureOnClipboard(): Promise<Blob | null> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type) return item.getType(type);
  }
  return null;
}
