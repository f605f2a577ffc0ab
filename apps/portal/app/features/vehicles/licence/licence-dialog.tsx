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
import { factLabels, type LicenceReading, licenceReading, plateReading } from './licence-facts.ts';

interface LicenceDialogProps {
  shown?: Photographed | undefined;
  onRead: (reading: LicenceReading) => void;
  onClose: () => void;
}

type Photographed = 'vehicleLicense' | 'vin';

const WORDS: Record<Photographed, { title: string; label: string; hint: string }> = {
  vehicleLicense: {
    title: '拍行驶证填写',
    label: '行驶证主页',
    hint: '把主页拍满画面，四角都在，避免反光',
  },
  vin: {
    title: '拍前风挡的车架号',
    label: '前风挡左下角的车架号',
    hint: '贴近玻璃，让 17 位车架号横着占满画面，避免反光',
  },
};

const NOTHING_READ = '没有认出车辆信息，请换一张更清楚的照片，或直接填写';

/** One photo; what it tells goes into the form, and the dialog is gone. */
export default function LicenceDialog({ shown = 'vehicleLicense', onRead, onClose }: LicenceDialogProps) {
  const { title, label, hint } = WORDS[shown];
  const [file, setFile] = useState<FileInfo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useSubmit((url: string) => readPhoto(url, shown), {
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
      title={title}
      description={`照片只用来读出车辆信息，${UPLOAD.unusedHours} 小时内删除`}
    >
      <div className={styles.body}>
        <UploadField
          name="licence"
          label={label}
          kinds="picture"
          file={file}
          onUploaded={read}
          takesPaste
          hint={hint}
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

async function readPhoto(url: string, type: Photographed): Promise<LicenceReading> {
  const result = await call(ocrOss, { body: { url, type } });
  if (result.type !== 'vehicleLicense' && result.type !== 'vin') throw new Error(NOTHING_READ);
  const read = result.type === 'vin' ? plateReading(result) : licenceReading(result);
  if (factLabels(read.facts).length === 0) throw new Error(NOTHING_READ);
  return read;
}
