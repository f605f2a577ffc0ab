import { type FileInfo, ocrOss } from '@cheyantong/contract';
import { UPLOAD } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { UploadField } from '../../../shared/upload/upload-field.tsx';
import styles from './licence-dialog.module.css';
import { factLabels, type LicenceReading, licenceReading } from './licence-facts.ts';

interface LicenceDialogProps {
  onRead: (reading: LicenceReading) => void;
  onClose: () => void;
}

const NOTHING_READ = '没有认出车辆信息，请换一张更清楚的照片，或直接填写';

/** One photo; what it tells goes into the form, and the dialog is gone. */
export default function LicenceDialog({ onRead, onClose }: LicenceDialogProps) {
  const [file, setFile] = useState<FileInfo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useSubmit((url: string) => readLicence(url), {
    onDone: onRead,
    tell: (failure) => setProblem(failure.message),
  });

  function read(uploaded: FileInfo): void {
    setFile(uploaded);
    setProblem(null);
    reading.submit(uploaded.url);
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      onClose={onClose}
      title="拍行驶证填写"
      description={`照片只用来读出车辆信息，${UPLOAD.unusedHours} 小时内删除`}
    >
      <div className={styles.body}>
        <UploadField
          name="licence"
          label="行驶证主页"
          kinds="picture"
          file={file}
          onUploaded={read}
          takesPaste
          hint="把主页拍满画面，四角都在，避免反光"
        />
        <div aria-live="polite">
          {reading.isBusy && (
            <p className={styles.reading}>
              <Spinner />
              正在识别，大约几秒
            </p>
          )}
          {problem && !reading.isBusy && (
            <NoteBand tone="caution">
              {problem}
              {file && (
                <Button tone="quiet" size="small" onClick={() => read(file)}>
                  再识别一次
                </Button>
              )}
            </NoteBand>
          )}
        </div>
      </div>
    </Dialog>
  );
}

async function readLicence(url: string): Promise<LicenceReading> {
  const result = await call(ocrOss, { body: { url, type: 'vehicleLicense' } });
  if (result.type !== 'vehicleLicense') throw new Error(NOTHING_READ);
  const read = licenceReading(result);
  if (factLabels(read.facts).length === 0) throw new Error(NOTHING_READ);
  return read;
}
