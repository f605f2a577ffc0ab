import { Camera, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useIsMobile } from '../../../../shared/settings.ts';
import { ButtonTile, DropTile } from '../../../../shared/ui/drop-tile.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import { usePastedFile } from '../../../../shared/use-pasted-file.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { PasteTile } from './paste-tile.tsx';
import styles from './source-tiles.module.css';
import { usePictureCode } from './use-picture-code.ts';

interface SourceTilesProps {
  /** What was read in a picture, as it stood there. */
  onCode: (text: string) => void;
  /** A file that is no picture: a report. */
  onReport: (file: File) => void;
}

/** Ways to a code for those who would rather not type it. Every picture is read in this browser. A phone has neither mouse nor keys. */
export function SourceTiles({ onCode, onReport }: SourceTilesProps) {
  const picture = usePictureCode(onCode);
  const isMobile = useIsMobile();
  const [camera, setCamera] = useState(false);
  const receive = (file: File) => (file.type.startsWith('image/') ? picture.read(file) : onReport(file));
  usePastedFile(receive);

  return (
    <div className={styles.sources}>
      <div className={styles.tiles}>
        <DropTile
          accept="image/*,application/pdf,application/json,.pdf,.json"
          onFile={receive}
          icon={<FileUp aria-hidden="true" />}
          name={isMobile ? '选择文件' : '拖入文件'}
          about="PDF 或照片，在本机比对，不上传"
        />
        {!isMobile && <PasteTile onPicture={picture.read} />}
        <ButtonTile
          icon={<Camera aria-hidden="true" />}
          name="拍照或扫码"
          about={isMobile ? '对准二维码或条码' : '用摄像头，或转到手机'}
          onClick={() => setCamera(true)}
        />
      </div>
      <div aria-live="polite">
        {picture.isReading && <NoteBand>正在识别图片…</NoteBand>}
        {picture.problem && <NoteBand tone="caution">{picture.problem}</NoteBand>}
      </div>
      {camera && (
        <CameraDialog
          onClose={() => setCamera(false)}
          onCode={(text) => {
            setCamera(false);
            onCode(text);
          }}
        />
      )}
    </div>
  );
}
