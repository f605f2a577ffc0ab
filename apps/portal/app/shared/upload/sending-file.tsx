import { Button } from '../ui/button.tsx';
import styles from './upload-field.module.css';
import type { UploadState } from './use-upload.ts';

interface SendingFileProps {
  label: string;
  sending: Extract<UploadState, { kind: 'sending' }>;
  onCancel: () => void;
}

/** How far it is, over the picture that is on its way. */
export function SendingFile({ label, sending: { share, lost, picture }, onCancel }: SendingFileProps) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.sending}>
      {picture && <img className={styles.pale} src={picture} alt="" />}
      <div className={styles.progress}>
        <p aria-live="polite">{lost ? '网络断开，恢复后自动接着传' : '正在上传'}</p>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={`${label}上传进度`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span className={styles.bar} style={{ width: `${percent}%` }} />
        </div>
        <span className={styles.percent}>{percent}%</span>
        <Button tone="quiet" size="small" onClick={onCancel}>
          取消
        </Button>
      </div>
    </div>
  );
}
