import type { FileInfo } from '@cheyantong/contract';
import { Camera, RotateCw } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { usePastedFile } from '../use-pasted-file.ts';
import { FilePicker } from './file-picker.tsx';
import type { FileKinds } from './file-rules.ts';
import { SendingFile } from './sending-file.tsx';
import styles from './upload-field.module.css';
import { UploadedPreview } from './uploaded-preview.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  /** By which a form finds it. */
  name: string;
  label: string;
  kinds: FileKinds;
  /** Lies across the preview. */
  mark?: string | undefined;
  file: FileInfo | null;
  onUploaded: (file: FileInfo) => void;
  /** A file pasted anywhere on the page is for this field. */
  takesPaste?: boolean | undefined;
  required?: boolean | undefined;
  /** Something has to be done first; nothing can be chosen until then. */
  locked?: boolean | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  /** What kind of picture is wanted, drawn. */
  drawing?: ReactNode;
  /** Lies on the picture, in shares of it. */
  overlay?: ReactNode;
  /** Beside the button that takes another picture. */
  caption?: ReactNode;
}

/** A place for one file: chosen, dropped, pasted or taken with the camera; it is sent at once. */
export function UploadField({
  name,
  label,
  kinds,
  mark,
  file,
  onUploaded,
  takesPaste = false,
  required,
  locked = false,
  error,
  hint,
  drawing,
  overlay,
  caption,
}: UploadFieldProps) {
  const { state, start, cancel } = useUpload({ kinds, onUploaded });
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isSending = state.kind === 'sending';
  usePastedFile(takesPaste && !locked && !isSending ? start : null);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !locked) start(dropped);
  }

  const failed = state.kind === 'failed' ? state : null;

  return (
    <Field group name={name} label={label} required={required} error={failed?.sentence ?? error} hint={hint}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the inputs inside are for everybody */}
      <div
        ref={box}
        className={styles.box}
        aria-busy={isSending}
        data-empty={(!file && !isSending) || undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!locked);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {isSending && <SendingFile label={label} sending={state} onCancel={cancel} />}
        {!isSending && file && <UploadedPreview label={label} file={file} mark={mark} overlay={overlay} />}
        {!isSending && (
          <FilePicker
            label={label}
            kinds={kinds}
            locked={locked}
            drawing={drawing}
            small={file !== null}
            onFile={start}
          />
        )}
      </div>
      {!isSending && (file || failed?.again) && (
        <div className={styles.line}>
          <span className={styles.caption}>{file && caption}</span>
          {failed?.again ? (
            <Again file={failed.again} onAgain={start} />
          ) : (
            <Button tone="quiet" size="small" icon={<Camera />} onClick={() => openPicker(box.current)}>
              {kinds === 'picture' ? '重拍' : '重新上传'}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

const Again = ({ file, onAgain }: { file: File; onAgain: (file: File) => void }) => (
  <Button tone="secondary" size="small" icon={<RotateCw />} onClick={() => onAgain(file)}>
    接着上传
  </Button>
);

const openPicker = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLInputElement>('input[type="file"]')?.click();
