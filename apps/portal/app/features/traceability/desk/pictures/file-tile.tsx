import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import styles from './tile.module.css';

/** A file, chosen or dropped; it is read here and sent nowhere. */
export function FileTile({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <div>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept="image/*,application/pdf,application/json,.pdf,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file, changed meanwhile, may be chosen again.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={styles.tile}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <span>
          <strong className={styles.name}>拖入文件</strong>
          <span className={styles.about}>PDF 或照片，在本机比对，不上传</span>
        </span>
      </label>
    </div>
  );
}
