import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useIsMobile } from '../settings.ts';
import styles from './file-picker.module.css';
import { ACCEPTED, type FileKinds, KIND_WORDS } from './file-rules.ts';

interface FilePickerProps {
  label: string;
  kinds: FileKinds;
  locked: boolean;
  drawing: ReactNode;
  /** There is a file already: the button beside it opens this. */
  small: boolean;
  onFile: (file: File) => void;
}

/** The ways to a file: choose on a computer, camera and album on a phone. */
export function FilePicker({ label, kinds, locked, drawing, small, onFile }: FilePickerProps) {
  const isMobile = useIsMobile();
  return (
    <div className={small ? styles.small : styles.picker} data-locked={locked || undefined}>
      {!small && <div className={styles.drawing}>{drawing}</div>}
      <div className={styles.ways}>
        {isMobile && (
          <Way name={`拍照：${label}`} accept="image/*" camera locked={locked} onFile={onFile}>
            <Camera aria-hidden="true" />
            拍照
          </Way>
        )}
        <Way
          name={`${isMobile ? '从相册选' : '选择文件'}：${label}`}
          accept={ACCEPTED[kinds]}
          locked={locked}
          onFile={onFile}
        >
          <ImageUp aria-hidden="true" />
          {isMobile ? '从相册选' : '选择文件'}
        </Way>
      </div>
      {!small && (
        <p className={styles.about}>
          {!isMobile && (
            <>
              也可以拖到这里，或按 Ctrl + V 粘贴
              <br />
            </>
          )}
          {KIND_WORDS[kinds]}，不超过 10 MB
        </p>
      )}
    </div>
  );
}

interface WayProps {
  name: string;
  accept: string;
  /** Opens the phone's camera instead of its files. */
  camera?: boolean;
  locked: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

function Way({ name, accept, camera, locked, onFile, children }: WayProps) {
  const id = useId();

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // The same file, changed meanwhile, may be chosen again.
    event.target.value = '';
  }

  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.input}
        aria-label={name}
        accept={accept}
        disabled={locked}
        onChange={choose}
        {...(camera && { capture: 'environment' as const })}
      />
      <label htmlFor={id} className={styles.way}>
        {children}
      </label>
    </>
  );
}
