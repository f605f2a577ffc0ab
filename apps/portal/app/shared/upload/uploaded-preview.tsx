import type { FileInfo } from '@cheyantong/contract';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { usePreview } from './previews.ts';
import styles from './upload-field.module.css';

interface UploadedPreviewProps {
  label: string;
  file: FileInfo;
  /** A copy of the screen says what the picture was for. */
  mark?: string | undefined;
  overlay?: ReactNode;
}

/** What was sent: a picture as it is, of anything else the name. */
export function UploadedPreview({ label, file, mark, overlay }: UploadedPreviewProps) {
  const preview = usePreview(file.url);
  if (!preview) return <SkeletonBlock height={200} />;
  return preview.type === 'pdf' ? (
    <p className={styles.document}>
      <FileText aria-hidden="true" />
      <a href={preview.link} download>
        {file.name}
      </a>
    </p>
  ) : (
    <div className={styles.picture}>
      <img src={preview.link} alt={label} />
      {mark && <Watermark words={mark} />}
      {overlay}
    </div>
  );
}

const LINES = ['first', 'second', 'third'];

const Watermark = ({ words }: { words: string }) => (
  <span className={styles.watermark} aria-hidden="true">
    {LINES.map((line) => (
      <span key={line}>{words}</span>
    ))}
  </span>
);
